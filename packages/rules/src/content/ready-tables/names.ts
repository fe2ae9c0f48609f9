import { alike, namesIn, weighted } from './ready-table.ts';

export const NAMES = {
  'First names': namesIn(
    'Adela, Aldith, Anselm, Bram, Cuthwin, Dunstan, Edda, Ebba, Faramund, Gerda, Godric, Griet, Hamo, Hild, Isolde, Joren, Kendra, Leofa, Ludo, Mabel, Merrik, Nest, Odo, Osric, Petra, Quill, Rowan, Runa, Sabin, Sunniva, Tancred, Thea, Ulf, Wenna, Wilmar, Ysolt',
  ),
  Bynames: namesIn(
    'the Lame, Half-Ear, of the Ford, Longstride, the Younger, Ashmonger, Crow-Catcher, the Quiet, Threefingers, Marshwalker, the Widow, Saltbeard, of the Mill, Kettle, the Debtor, Oakshanks, Thistle, the Pilgrim, Greycloak, Lackpenny',
  ),
  'Names of people': weighted([2, '[[First names]]'], [3, '[[First names]] [[Bynames]]']),
  'Names of dwarves': namesIn(
    'Brodi Coalhand, Dagna Ironlath, Durgrim, Elgi Deepbell, Farin Slagborn, Gudrin, Hjalda Stonewife, Korbin Anvilson, Lodin, Mardi Copperbraid, Norri, Orla Shaftwarden, Rurik Blackrivet, Sigga, Thordis Hallkeeper, Torbek, Ulfrun Geldmark, Vigdi, Yngri Cavefast, Zandrik',
  ),
  'Names of elves': namesIn(
    'Aelwen, Caladrin, Celorin Mistleaf, Elowith, Faelar, Galithra, Hathorel, Ilvaris, Ithrien Dawnwater, Laerion, Maelith, Nimravel, Olorinde, Rhivael, Saelihn Starbough, Sylvaren, Thalindra, Uthariel, Vaelorn, Yvandre',
  ),
  'Names of halflings': namesIn(
    'Bella Butterpot, Clover Underhill, Dodo Puddick, Fennel Longbottle, Fosco Applegarth, Gilly Hayward, Hob Tanglefoot, Ivy Crumb, Jolly Barrelby, Lobb Greenhand, Marigold Nook, Nim Thimble, Odo Pipkin, Pansy Brockhouse, Posco Warmhearth, Rosie Cobble, Tansy Hedgerow, Tib Mallow, Wick Candler, Yarrow Fallow',
  ),
  'Tavern signs': namesIn(
    'Anchor, Badger, Barrel, Bell, Boar, Candle, Crow, Eel, Fiddler, Goose, Hangman, Hart, Hermit, Kettle, Lantern, Miller, Otter, Pilgrim, Saint, Shears, Siren, Tinker, Wheel, Wyrm',
  ),
  'Names of taverns': alike([
    'The Blind [[Tavern signs]]',
    'The Drowned [[Tavern signs]]',
    'The Gilded [[Tavern signs]]',
    'The Honest [[Tavern signs]]',
    'The Laughing [[Tavern signs]]',
    'The Merry [[Tavern signs]]',
    'The Red [[Tavern signs]]',
    'The Thirsty [[Tavern signs]]',
    'The [[Tavern signs]] and [[Tavern signs]]',
    'The Old [[Tavern signs]]',
    'The Pilgrim’s Rest',
  ]),
  'Names of villages': namesIn(
    'Ashwick, Barrowmere, Blackford, Bramblecote, Crowhurst, Deepwell, Eastfen, Elderholt, Foxley, Gallowhill, Harrowgate, Hogsmill, Kingsford, Lowbridge, Mistleigh, Netherby, Oxfold, Priorsend, Ravenscar, Saltmarsh End, Stonecross, Thornwood, Underbarrow, Westering, Wolfden, Yewbury',
  ),
};
