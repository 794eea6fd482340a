import { givenNameLines } from '#matching/family/name-shares.ts';
import { surnameGroups } from '#matching/family/surname-groups.ts';
import type { Weighted } from './kinship-chance.ts';

type Names = readonly Weighted<string>[];

// Women's names of the engine's table, which does not say the gender.
const women = new Set(
  (
    'Kalyani Sandhya Arati Gita Krishna Lakshmi Malati Maya Purnima Rekha Shanti Sova Alo Alpana Anima Bani Basanti Bina Bithika ' +
    'Chhabi Dipali Gouri Jamuna Jharna Jyotsna Kalpana Lalita Manju Mina Mira Minati Namita Parul Pratima Pushpa Radha Rina Sabita ' +
    'Sadhana Shefali Sikha Sipra Sumitra Tapati Uma Archana Asha Bela Bharati Bijoli Charu Chhaya Chitra Deepa Durga Hemlata Ila ' +
    'Ira Jyoti Kamala Kamini Kanak Kusum Lila Mohini Monika Nilima Niva Padma Parbati Pranati Rama Ramani Rani Renu Renuka Reba ' +
    'Ruma Sankari Saraswati Sarala Shyama Snehalata Sujata Sukla Sulekha Supriya Suprabha Surabala Susama Swapna Tripti Usha Abala ' +
    'Aloka Amita Aparna Arpita Ashalata Bakul Bandana Basana Binapani Bimala Bulu Charubala Debala Ganga Indira Jayanti Jhuma ' +
    'Kananbala Karuna Khana Krishnakali Labanya Mamata Manimala Manorama Mamoni Menaka Mukti Nandita Nirmala Niharbala Nirupama ' +
    'Prabha Pramila Prativa Radharani Rajlakshmi Rita Sabitri Santana Sarojini Shila Shanta Smriti Subhadra Suniti Supti Surama ' +
    'Sushila Swarna Tulu Urmila Annapurna'
  ).split(' '),
);
// Muslim names of the engine's table, which this population leaves out.
const muslim = new Set(
  (
    'Abdul Mohammad Abdur Abdus Abu Anwar Akbar Ali Amina Ansar Aziz Fatema Habib Hasan Ibrahim Ismail Jahanara Jalal Kamaluddin ' +
    'Karim Khaleda Latif Mofijul Mostafa Nazrul Nur Nurul Rafikul Rahim Rahima Rashid Rokeya Saiful Salam Salma Samsul Sirajul ' +
    'Sultan Yusuf Aminul Azizul Jamal Momtaz Halima Hasina Khadija Mariam Rabeya Sakina Sufia'
  ).split(' '),
);
const listed: Names = givenNameLines.split('\n').flatMap((line) => {
  const [share, ...names] = line.split(' ');
  return names.filter((name) => !muslim.has(name)).map((name): Weighted<string> => [name, Number(share)]);
});

/** Names of Hindu men in the engine's table, with their shares from that table. */
export const listedMen = listed.filter(([name]) => !women.has(name));
/** Names of Hindu women in the table, with their shares. */
export const listedWomen = listed.filter(([name]) => women.has(name));

const listedNames = new Set(listed.map(([name]) => name.toLowerCase()));
/** Joins each first part with each second part, without names of the table. */
const compose = (firsts: string, seconds: string): string[] =>
  firsts
    .split(' ')
    .flatMap((first) => seconds.split(' ').map((second) => first + second))
    .filter((name) => !listedNames.has(name.toLowerCase()));
/** Gives each name a frequency by its rank; a larger `flatness` makes the frequencies more equal. */
const byRank = (names: readonly string[], flatness: number): Names =>
  names.map((name, index): Weighted<string> => [name, 1 / (shuffledRank(index, names.length) + flatness)]);
// Returns a fixed order that differs from that of the composed parts. 7,919 is prime.
const shuffledRank = (index: number, length: number) => (index * 7_919) % length;

const menOutside = compose(
  'Ambuja Ananga Bhaba Bhuban Chandi Dakshina Deba Ghana Guru Hari Iswar Jagat Jnan Kali Khira Kripa Kumud Kunja Loka Mahi ' +
    'Mukti Nara Nila Pada Priya Puna Rajani Ramani Rasik Ruhi Sarada Shiba Sita Soma Sukha Surja Syama Tripura Uma Uttama',
  'bandhu bihari charan kishor mohan ranjan sharan shekhar tosh',
);
const womenOutside = compose(
  'Ambu Bhaba Bidhu Chanchal Girija Hiran Jagat Kadam Kirtan Kshanada Manda Mrinal Nagen Nistar Padma Pankaj Prasanna Sailaja ' +
    'Saudamini Surja Tarangi Thakur',
  'bala bashi dasi lata moni mukhi prava sundari',
);
/**
 * Men's names that are missing in the table, a few of them common. They stand for the long tail of a population, or for
 * an unknown community.
 */
export const menOutsideTable = byRank(menOutside, 25);
/** Women's names that are missing in the table. */
export const womenOutsideTable = byRank(womenOutside, 25);
/** Surnames that are missing in the table. */
export const surnamesOutsideTable = byRank(
  (
    'Agasti Baidya Baitha Balo Bayen Betal Bhakat Bhattashali Bhunia Chhetri Dafadar Dhibar Duley Gharami Ghatak Gurung Hansari ' +
    'Jotdar Kanungo Kathotia Kushari Lama Lepcha Mahali Moktan Munian Oraon Pakhira Pandab Patwari Poddar Pyne Rabha Rajak Sanfui ' +
    'Sanpui Shikari Subba Tamang Thapa'
  ).split(' '),
  4,
);

/** Men's middle names by their frequency. */
export const middleNames: Names = [
  ['Kumar', 30],
  ['Chandra', 20],
  ['Nath', 12],
  ['Charan', 8],
  ['Prasad', 7],
  ['Lal', 6],
  ['Mohan', 6],
  ['Kanti', 5],
  ['Ranjan', 5],
  ['Narayan', 3],
];
/** Other ways to write a middle name. */
export const middleSpellings: Readonly<Record<string, readonly string[]>> = {
  Kumar: ['Kr.', 'Kr', 'Kumer'],
  Chandra: ['Ch.', 'Ch', 'Chander'],
  Nath: ['Nth.', 'N.'],
  Charan: ['Ch.', 'C.'],
  Prasad: ['Pd.', 'Prosad'],
  Lal: ['Lall', 'L.'],
  Mohan: ['Mohon', 'M.'],
  Kanti: ['Kanty', 'K.'],
  Ranjan: ['Ranjon', 'R.'],
  Narayan: ['Narayon', 'N.'],
};

/** Bengali spellings of the most common names; the others are written in Latin letters. */
export const inBengali: ReadonlyMap<string, string> = new Map(
  (
    'Ashok অশোক, Dilip দিলীপ, Gopal গোপাল, Pradip প্রদীপ, Sunil সুনীল, Swapan স্বপন, Tapan তপন, Ajit অজিত, Amal অমল, Anil অনিল, Bimal বিমল, ' +
    'Biswanath বিশ্বনাথ, Haripada হরিপদ, Kalyani কল্যাণী, Nirmal নির্মল, Rabindra রবীন্দ্র, Ram রাম, Ranjit রঞ্জিত, Sandhya সন্ধ্যা, Shyamal শ্যামল, Subhas সুভাষ, ' +
    'Arati আরতি, Arun অরুণ, Gita গীতা, Gour গৌর, Jagadish জগদীশ, Kalipada কালীপদ, Kanai কানাই, Kartik কার্তিক, Krishna কৃষ্ণা, Lakshmi লক্ষ্মী, ' +
    'Madan মদন, Malati মালতী, Manik মানিক, Maya মায়া, Narayan নারায়ণ, Nimai নিমাই, Nitai নিতাই, Panchanan পঞ্চানন, Purnima পূর্ণিমা, Rekha রেখা, Samir সমীর, ' +
    'Sambhu শম্ভু, Santosh সন্তোষ, Shankar শঙ্কর, Shanti শান্তি, Sova শোভা, Subrata সুব্রত, Sudhir সুধীর, Sukumar সুকুমার, Susanta সুশান্ত, Tarapada তারাপদ, ' +
    'Tarun তরুণ, Uttam উত্তম, Abani অবনী, Adhir অধীর, Ajay অজয়, Akshay অক্ষয়, Alok আলোক, Amar অমর, Amiya অমিয়, Ananta অনন্ত, Anima অণিমা, Arabinda অরবিন্দ, ' +
    'Asim অসীম, Asit অসিত, Balai বলাই, Basanta বসন্ত, Bhola ভোলা, Bidhan বিধান, Bijay বিজয়, Bikash বিকাশ, Bina বীণা, Binay বিনয়, Birendra বীরেন্দ্র, ' +
    'Chandan চন্দন, Chittaranjan চিত্তরঞ্জন, Debabrata দেবব্রত, Dhirendra ধীরেন্দ্র, Dipali দীপালি, Dulal দুলাল, Gobinda গোবিন্দ, Gouri গৌরী, Hemanta হেমন্ত, ' +
    'Jagannath জগন্নাথ, Jatindra যতীন্দ্র, Jayanta জয়ন্ত, Jiban জীবন, Jogendra যোগেন্দ্র, Jyotsna জ্যোৎস্না, Kalpana কল্পনা, Kamal কমল, Kashinath কাশীনাথ, ' +
    'Lakshman লক্ষ্মণ, Makhan মাখন, Manindra মণীন্দ্র, Manju মঞ্জু, Manoranjan মনোরঞ্জন, Mina মীনা, Mira মীরা, Mihir মিহির, Nagendra নগেন্দ্র, Narendra নরেন্দ্র, ' +
    'Nikhil নিখিল, Niranjan নিরঞ্জন, Paresh পরেশ, Prabhat প্রভাত, Prabir প্রবীর, Prafulla প্রফুল্ল, Pranab প্রণব, Prasanta প্রশান্ত, Rajendra রাজেন্দ্র, Rakhal রাখাল, ' +
    'Ramesh রমেশ, Ratan রতন, Sabita সবিতা, Sanat সনৎ, Satyendra সত্যেন্দ্র, Shefali শেফালি, Subal সুবল, Subodh সুবোধ, Suresh সুরেশ, Surendra সুরেন্দ্র, ' +
    'Sushil সুশীল, Uma উমা, Upendra উপেন্দ্র, Bhupendra ভূপেন্দ্র, Brajendra ব্রজেন্দ্র, Jnanendra জ্ঞানেন্দ্র, Nibaran নিবারণ, Sailendra শৈলেন্দ্র, Satish সতীশ, ' +
    'Upen উপেন, Kumar কুমার, Chandra চন্দ্র, Nath নাথ, Charan চরণ, Prasad প্রসাদ, Lal লাল, Mohan মোহন, Ranjan রঞ্জন'
  )
    .normalize('NFC')
    .split(', ')
    .map((pair) => {
      const [latin = '', bengali = ''] = pair.split(' ');
      return [latin, bengali] as const;
    }),
);

/** Returns the usual spellings of a surname, the canonical one first; only one if it has no group. */
export function surnameSpellings(surname: string): readonly string[] {
  const line = surnameGroups.find((group) => group.startsWith(`${surname},`));
  return line?.split(', ') ?? [surname];
}
