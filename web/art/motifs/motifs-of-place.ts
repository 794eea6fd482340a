import { INDIA } from '#contract/choices.ts';
import type { Motif } from '#words/motifs.ts';

type Motifs = readonly [Motif, ...Motif[]];

/**
 * Motifs by district. Large districts have two or three, so that neighbours in a list differ; the member's number
 * chooses one.
 */
const DISTRICTS: readonly (readonly [names: string, motifs: Motifs])[] = [
  ['Alipurduar|আলিপুরদুয়ার', ['forest']],
  ['Bankura|বাঁকুড়া', ['clay-horse']],
  ['Birbhum|বীরভূম', ['palmyra']],
  ['Cooch Behar|Coochbehar|কোচবিহার', ['cool-mat']],
  ['Dakshin Dinajpur|South Dinajpur|দক্ষিণ দিনাজপুর', ['bamboo']],
  ['Darjeeling|দার্জিলিং', ['toy-train', 'kanchenjunga']],
  ['Hooghly|Hugli|হুগলি', ['covered-boat', 'street-lights', 'hand-fan']],
  ['Howrah|হাওড়া', ['howrah-bridge', 'banyan', 'shuttlecock']],
  ['Jalpaiguri|জলপাইগুড়ি', ['tea-leaves']],
  ['Jhargram|ঝাড়গ্রাম', ['sal-leaf']],
  ['Kalimpong|কালিম্পং', ['orchid']],
  ['Kolkata|Calcutta|কলকাতা', ['tram', 'taxi', 'books']],
  ['Malda|Maldah|মালদহ', ['mango']],
  ['Murshidabad|মুর্শিদাবাদ', ['silk-cocoon', 'hazarduari', 'shola-flower']],
  ['Nadia|নদিয়া', ['clay-bird', 'spinning-wheel']],
  ['North 24 Parganas|উত্তর ২৪ পরগনা', ['jute', 'sail-boat', 'gamchha']],
  ['Paschim Bardhaman|পশ্চিম বর্ধমান', ['locomotive']],
  ['Paschim Medinipur|পশ্চিম মেদিনীপুর', ['painted-scroll']],
  ['Purba Bardhaman|Bardhaman|Burdwan|পূর্ব বর্ধমান|বর্ধমান', ['paddy']],
  ['Purba Medinipur|পূর্ব মেদিনীপুর', ['betel-leaf', 'sea']],
  ['Purulia|পুরুলিয়া', ['chhau-mask', 'palash']],
  ['South 24 Parganas|দক্ষিণ ২৪ পরগনা', ['mangrove', 'guava', 'honeycomb']],
  ['Uttar Dinajpur|North Dinajpur|উত্তর দিনাজপুর', ['stork']],
  ['Dhalai|ধলাই', ['hills']],
  ['Gomati|গোমতী', ['lake']],
  ['Khowai|খোয়াই', ['basket']],
  ['North Tripura|উত্তর ত্রিপুরা', ['oranges']],
  ['Sepahijala|সিপাহীজলা', ['race-boat']],
  ['South Tripura|দক্ষিণ ত্রিপুরা', ['areca-palms']],
  ['Unakoti|ঊনকোটি', ['pineapple']],
  ['West Tripura|পশ্চিম ত্রিপুরা', ['cane-stool']],
  ['Cachar|কাছাড়', ['river-bend']],
  ['Hailakandi|হাইলাকান্দি', ['tea-flower']],
  ['Sribhumi (Karimganj)|Karimganj|Sribhumi|শ্রীভূমি (করিমগঞ্জ)|করিমগঞ্জ', ['water-tree']],
];

/**
 * Motifs for each division of Bangladesh, found by the state of an address or by the name of a district. A state is its
 * id in `database/seeds/lookups/states.json`.
 */
const DIVISIONS: readonly (readonly [state: number, motifs: Motifs, districts: string])[] = [
  [5_000_010, ['steamer'], 'Barguna|Barishal|Bhola|Jhalokati|Patuakhali|Pirojpur'],
  [
    5_000_011,
    ['sampan'],
    "Bandarban|Brahmanbaria|Chandpur|Chattogram|Cox's Bazar|Cumilla|Feni|Khagrachhari|Lakshmipur|Noakhali|Rangamati",
  ],
  [
    5_000_012,
    ['jamdani', 'rickshaw'],
    'Dhaka|Faridpur|Gazipur|Gopalganj|Kishoreganj|Madaripur|Manikganj|Munshiganj|Narayanganj|Narsingdi|Rajbari|Shariatpur|Tangail',
  ],
  [5_000_013, ['date-palm'], 'Bagerhat|Chuadanga|Jashore|Jhenaidah|Khulna|Kushtia|Magura|Meherpur|Narail|Satkhira'],
  [5_000_014, ['painted-pot'], 'Bogura|Chapai Nawabganj|Joypurhat|Naogaon|Natore|Pabna|Rajshahi|Sirajganj'],
  [5_000_015, ['rug'], 'Dinajpur|Gaibandha|Kurigram|Lalmonirhat|Nilphamari|Panchagarh|Rangpur|Thakurgaon'],
  [5_000_016, ['tea-garden'], 'Habiganj|Moulvibazar|Sunamganj|Sylhet'],
  [5_000_017, ['kantha'], 'Jamalpur|Mymensingh|Netrakona|Sherpur'],
];

const ELSEWHERE_IN_INDIA: Motifs = ['kite', 'marigold', 'kettle'];
const ABROAD: Motifs = ['birds', 'paper-boat', 'suitcase'];

/** West Bengal and Tripura: their motifs depend on the district, and none of these is a motif of the whole state. */
const OUR_STATES: readonly number[] = [35_601_163, 35_601_071];
/** The id in `database/seeds/lookups/countries.json`. */
const BANGLADESH = 50;

/** Returns a name in the form in which names are compared: lower case, with single spaces for dots and hyphens. */
const fold = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s.-]+/g, ' ')
    .trim();

/** The motifs of each district, keyed by its folded name. */
const motifsByDistrict: ReadonlyMap<string, Motifs> = new Map(
  [...DISTRICTS, ...DIVISIONS.map(([, motifs, names]) => [names, motifs] as const)].flatMap(([names, motifs]) =>
    names.split('|').map((name) => [fold(name), motifs] as const),
  ),
);

/** Where a member lives. `state` and `country` are null if unknown. */
export interface Home {
  district: { name: string };
  state: { id: number } | null;
  country: { id: number } | null;
}

/**
 * Returns the motifs of a home: those of its district, else of its division, of another part of India, or of abroad.
 * Returns none if the home is unknown.
 */
export function motifsOf({ district, state, country }: Home): readonly Motif[] {
  const motifsOfDivision = DIVISIONS.find(([id]) => id === state?.id)?.[1];
  const localMotifs = motifsByDistrict.get(fold(district.name)) ?? motifsOfDivision;
  if (localMotifs) return localMotifs;
  if (country?.id === INDIA) return state && !OUR_STATES.includes(state.id) ? ELSEWHERE_IN_INDIA : [];
  return country && country.id !== BANGLADESH ? ABROAD : [];
}
