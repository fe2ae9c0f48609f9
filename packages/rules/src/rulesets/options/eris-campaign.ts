import { optionsOf } from './option.ts';

const { figure, flag, word } = optionsOf('eris');

/** What Planet Eris’s referee settles away from a fight. */
export const ERIS_CAMPAIGN_OPTIONS = [
  flag('standalone', 'Characters stay at this table', 'ERI-RUL-02', ['characterMaking', 'advancement']),
  flag('sessionEndAwards', 'Experience at the end of a session, home or not', 'ERI-XPA-01', 'advancement'),
  word(
    'enforceItemLimits',
    'Limits on what one carries',
    'ERI-ITM-02',
    'encumbrance',
    ['block', 'warn', 'off'],
    'block',
  ),
  word('maxAssistants', 'Helpers into plate, at most', 'ERI-DON-02', 'equipping', ['none', '0', '1', '2', '3'], 'none'),
  flag('strengthDoors', 'Strength cuts plate free', 'ERI-DON-03', 'equipping'),
  figure('ignoreBelowCoins', 'A load is felt from so many coins', 'ERI-WGT-02', 'encumbrance', [1, 100], 100),
  figure(
    'secretDoorChance',
    'Anyone finds secret doors, in six',
    'ERI-ELF-12',
    ['search', 'classFunctions'],
    [1, 2, 3, 4],
    2,
  ),
  figure(
    'stuckDoorChance',
    'Anyone forces stuck doors, in six',
    'ERI-HOB-06',
    ['doors', 'equipping', 'classFunctions'],
    [1, 2, 3, 4],
    2,
  ),
  figure('noteChance', 'Dwarves notice stonework, in six', 'ERI-DWF-02', 'classFunctions', [1, 2, 3, 4, 5, 6], 6),
  figure('daysNeeded', 'Days of training for a background', 'ERI-ADV-05', 'backgrounds', [0, 30, 60, 90, 120, 180], 90),
  flag('levelRatio', 'Less experience for monsters of a lower level', 'ERI-XPA-02', 'advancement'),
  flag('oneLevelPerAward', 'One level an award at most', 'ERI-XPA-09', 'advancement', true),
  figure('upkeepPercent', 'Upkeep, percent of experience', 'ERI-UPK-01', 'upkeep', [0, 1, 2, 5, 10], 1),
  flag('weeklyUpkeep', 'Upkeep by the week, not by the session', 'ERI-UPK-02', 'upkeep'),
  flag('specialistsCount', 'Specialists count against charisma', 'ERI-HIR-01', 'retainers', true),
  flag('allUnusual', 'Unusual hirelings come in numbers', 'ERI-HIR-07', 'retainers'),
  flag('charismaToOffers', 'Charisma adds to offers of service', 'ERI-HIR-10', 'retainers'),
  flag('countEveryFight', 'Every fight won raises loyalty', 'ERI-HIR-14', 'retainers'),
  word('hirelingUpkeepMode', 'Upkeep of hirelings', 'ERI-HIR-16', 'retainers', ['expedition', 'monthly'], 'expedition'),
  flag('hirelingsMayLead', 'Hirelings may lead hirelings', 'ERI-LDR-03', 'retainers'),
];
