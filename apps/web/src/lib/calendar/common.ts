import type { Calendar } from '@lanthorn/rules';

/** A calendar to begin with, which everybody knows: a year of 365 days, a week of seven, and a moon. */
export const COMMON: Calendar = {
  months: [
    { name: 'January', days: 31, season: 'winter' },
    { name: 'February', days: 28, season: 'winter' },
    { name: 'March', days: 31, season: 'spring' },
    { name: 'April', days: 30, season: 'spring' },
    { name: 'May', days: 31, season: 'spring' },
    { name: 'June', days: 30, season: 'summer' },
    { name: 'July', days: 31, season: 'summer' },
    { name: 'August', days: 31, season: 'summer' },
    { name: 'September', days: 30, season: 'autumn' },
    { name: 'October', days: 31, season: 'autumn' },
    { name: 'November', days: 30, season: 'autumn' },
    { name: 'December', days: 31, season: 'winter' },
  ],
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  year: 1000,
  era: '',
  month: 2,
  day: 1,
  weekday: 0,
  moon: { days: 30, age: 0 },
};
