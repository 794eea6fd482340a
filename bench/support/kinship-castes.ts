import type { Weighted } from './kinship-chance.ts';
import { surnamesOutsideTable } from './kinship-names.ts';

/** A caste with the frequencies of its surnames and clans. */
export interface Caste {
  id: number;
  surnames: readonly Weighted<string>[];
  clans: readonly Weighted<string>[];
}

/** Maps a surname to its most common clan. */
export const clanOfMost: ReadonlyMap<string, string> = new Map([
  ['Mukhopadhyay', 'Bharadwaj'],
  ['Bandyopadhyay', 'Shandilya'],
  ['Chattopadhyay', 'Kashyap'],
  ['Gangopadhyay', 'Savarna'],
  ['Ghoshal', 'Vatsya'],
  ['Ghosh', 'Saukalin'],
  ['Basu', 'Gautam'],
  ['Mitra', 'Vishwamitra'],
  ['Guha', 'Kashyap'],
  ['Sengupta', 'Dhanvantari'],
  ['Dasgupta', 'Maudgalya'],
]);

/** The clans of castes whose families are of many clans. */
const mixed: readonly Weighted<string>[] = [
  ['Kashyap', 30],
  ['Shandilya', 20],
  ['Alambyan', 15],
  ['Bharadwaj', 10],
  ['Maudgalya', 10],
  ['Gautam', 5],
  ['Vatsya', 5],
  ['Madhukulya', 5],
];

/** The castes of the population; ids of database/seeds/lookups/caste.json. */
export const castes: readonly Weighted<Caste>[] = [
  [
    {
      id: 1,
      surnames: [
        ['Mukhopadhyay', 19],
        ['Bandyopadhyay', 19],
        ['Chattopadhyay', 17],
        ['Gangopadhyay', 7],
        ['Bhattacharya', 13],
        ['Chakraborty', 14],
        ['Ghoshal', 3],
        ['Goswami', 3],
        ['Adhikari', 2],
        ['Acharya', 2],
      ],
      clans: [
        ['Shandilya', 25],
        ['Kashyap', 25],
        ['Bharadwaj', 20],
        ['Savarna', 15],
        ['Vatsya', 15],
      ],
    },
    16,
  ],
  [
    {
      id: 9,
      surnames: [
        ['Ghosh', 15],
        ['Basu', 12],
        ['Mitra', 9],
        ['Dutta', 10],
        ['De', 9],
        ['Das', 8],
        ['Guha', 4],
        ['Sarkar', 6],
        ['Sen', 4],
        ['Ray', 5],
        ['Pal', 3],
        ['Kar', 2],
        ['Singha', 2],
        ['Nandi', 2],
        ['Som', 1],
        ['Dhar', 1],
        ['Bhadra', 1],
        ['Nag', 1],
        ['Rakshit', 1],
        ['Aich', 1],
      ],
      clans: mixed,
    },
    22,
  ],
  [
    {
      id: 8,
      surnames: [
        ['Sengupta', 28],
        ['Dasgupta', 26],
        ['Gupta', 8],
        ['Sen', 14],
        ['Das', 6],
        ['Ray', 5],
        ['Duttagupta', 3],
        ['Kar', 1],
      ],
      clans: [
        ['Kashyap', 50],
        ['Maudgalya', 30],
        ['Shaktri', 20],
      ],
    },
    4,
  ],
  [
    {
      id: 16,
      surnames: [
        ['Das', 14],
        ['Maiti', 9],
        ['Jana', 8],
        ['Mandal', 8],
        ['Bera', 7],
        ['Samanta', 6],
        ['Pradhan', 4],
        ['Manna', 4],
        ['Patra', 4],
        ['Hazra', 3],
        ['Adhikari', 3],
        ['Giri', 3],
        ['Sasmal', 3],
        ['Ghorai', 2],
        ['Santra', 2],
        ['Dinda', 2],
        ['Khatua', 2],
        ['Koley', 2],
        ['Biswas', 4],
        ['Sarkar', 3],
        ['Mallick', 2],
        ['Panja', 1],
        ['Bhunia', 3],
        ['Guchhait', 1],
        ['Kuila', 1],
      ],
      clans: mixed,
    },
    18,
  ],
  [
    {
      id: 45,
      surnames: [
        ['Biswas', 22],
        ['Mandal', 17],
        ['Sarkar', 10],
        ['Ray', 9],
        ['Das', 6],
        ['Haldar', 4],
        ['Majumdar', 3],
        ['Mallick', 3],
        ['Bairagi', 3],
        ['Mridha', 3],
        ['Thakur', 1],
        ['Sikdar', 2],
        ['Gayen', 2],
        ['Bala', 2],
        ['Baidya', 2],
        ['Dhali', 1],
        ['Hira', 1],
        ['Samaddar', 1],
      ],
      clans: [
        ['Kashyap', 85],
        ['Alambyan', 15],
      ],
    },
    14,
  ],
  [
    {
      id: 46,
      surnames: [
        ['Mandal', 28],
        ['Naskar', 13],
        ['Haldar', 12],
        ['Sardar', 9],
        ['Ray', 4],
        ['Gayen', 4],
        ['Mistri', 3],
        ['Purkait', 3],
        ['Baidya', 3],
        ['Das', 3],
        ['Patra', 2],
        ['Kayal', 2],
        ['Laskar', 2],
      ],
      clans: mixed,
    },
    10,
  ],
  [
    {
      id: 25,
      surnames: [
        ['Saha', 80],
        ['Ray', 5],
        ['Chaudhuri', 4],
        ['Poddar', 3],
        ['Banik', 3],
      ],
      clans: [
        ['Alambyan', 50],
        ['Kashyap', 20],
        ['Shandilya', 15],
        ['Maudgalya', 15],
      ],
    },
    6,
  ],
  [
    {
      id: 44,
      surnames: [
        ['Barman', 38],
        ['Ray', 32],
        ['Sarkar', 9],
        ['Das', 6],
        ['Adhikari', 3],
        ['Singha', 3],
        ['Debsharma', 2],
        ['Mandal', 2],
      ],
      clans: [['Kashyap', 100]],
    },
    10,
  ],
];

/** A community whose names are all missing in the engine's table. */
export const outsideCaste: Caste = { id: 13, surnames: surnamesOutsideTable, clans: mixed };
