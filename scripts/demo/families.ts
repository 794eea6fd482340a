import type { Name } from './names.ts';

/** A surname with the usual religion, caste and clans. */
export interface Family extends Name {
  /** Ids of the lookup lists; `caste` is null if none is given. */
  religion: number;
  caste: number | null;
  community: 'General' | 'SC' | 'ST' | 'OBC';
  /** The clans from which a family has one; empty for families without gotra. */
  clans: readonly string[];
}

// Ids of database/seeds/lookups/religion.json.
const HINDU = 1;
const MUSLIM = 2;
const CHRISTIAN = 3;
const BUDDHIST = 4;
const SARNA = 8;

/** One surname; `clans` are separated by spaces. */
type Line = [en: string, bn: string, caste: number | null, community: Family['community'], clans?: string];

const families = (religion: number, lines: Line[]): Family[] =>
  lines.map(([en, bn, caste, community, clans = '']) => ({
    en,
    bn,
    religion,
    caste,
    community,
    clans: clans.split(' ').filter(Boolean),
  }));

/** Surnames with their usual religion, caste and clans. A surname with several castes or religions is repeated. */
export const familyList: readonly Family[] = [
  ...families(HINDU, [
    ['Mukherjee', 'মুখোপাধ্যায়', 1, 'General', 'Bharadwaj'],
    ['Banerjee', 'বন্দ্যোপাধ্যায়', 1, 'General', 'Shandilya'],
    ['Chatterjee', 'চট্টোপাধ্যায়', 1, 'General', 'Kashyap'],
    ['Ganguly', 'গঙ্গোপাধ্যায়', 1, 'General', 'Savarna'],
    ['Bhattacharya', 'ভট্টাচার্য', 3, 'General', 'Vatsya Shandilya'],
    ['Chakraborty', 'চক্রবর্তী', 2, 'General', 'Kashyap Bharadwaj'],
    ['Ghosh', 'ঘোষ', 9, 'General', 'Saukalin'],
    ['Ghosh', 'ঘোষ', 17, 'General', 'Kashyap'],
    ['Bose', 'বসু', 9, 'General', 'Gautam'],
    ['Mitra', 'মিত্র', 9, 'General', 'Vishwamitra'],
    ['Dutta', 'দত্ত', 10, 'General', 'Maudgalya Kashyap'],
    ['Guha', 'গুহ', 11, 'General', 'Kashyap'],
    ['Dey', 'দে', 13, 'General', 'Alambyan Maudgalya'],
    ['Sengupta', 'সেনগুপ্ত', 8, 'General', 'Dhanvantari'],
    ['Dasgupta', 'দাশগুপ্ত', 8, 'General', 'Maudgalya'],
    ['Roy', 'রায়', 12, 'General', 'Kashyap Shandilya'],
    ['Saha', 'সাহা', 25, 'General', 'Alambyan Kashyap'],
    ['Das', 'দাস', 16, 'General', 'Kashyap Alambyan'],
    ['Mondal', 'মণ্ডল', 46, 'SC', 'Kashyap'],
    ['Maity', 'মাইতি', 16, 'General', 'Kashyap Shandilya'],
    ['Jana', 'জানা', 16, 'General', 'Alambyan'],
    ['Sarkar', 'সরকার', 45, 'SC', 'Kashyap'],
    ['Biswas', 'বিশ্বাস', 45, 'SC', 'Kashyap'],
    ['Halder', 'হালদার', 46, 'SC', 'Alambyan'],
    ['Pal', 'পাল', 31, 'OBC', 'Alambyan Kashyap'],
    ['Karmakar', 'কর্মকার', 29, 'OBC', 'Shandilya'],
    ['Nath', 'নাথ', 37, 'OBC', 'Kashyap'],
    ['Barman', 'বর্মন', 44, 'SC', 'Kashyap'],
    ['Mahato', 'মাহাতো', 39, 'OBC', 'Kashyap'],
  ]),
  ...families(MUSLIM, [
    ['Rahman', 'রহমান', 59, 'General'],
    ['Islam', 'ইসলাম', 59, 'OBC'],
    ['Hossain', 'হোসেন', 59, 'OBC'],
    ['Ali', 'আলি', 63, 'OBC'],
    ['Khan', 'খান', 61, 'General'],
    ['Mondal', 'মণ্ডল', 59, 'OBC'],
  ]),
  ...families(CHRISTIAN, [['Gomes', 'গোমেজ', null, 'General']]),
  ...families(BUDDHIST, [['Barua', 'বড়ুয়া', 64, 'General']]),
  ...families(SARNA, [
    ['Murmu', 'মুর্মু', null, 'ST'],
    ['Hembram', 'হেমব্রম', null, 'ST'],
  ]),
];

/** Whether the family is Muslim: its members have Muslim given names, and its brides' pictures no bindi. */
export const isMuslim = ({ religion }: Family): boolean => religion === MUSLIM;
/** Whether the family has a clan, and so goes by horoscopes and may avoid its own clan. */
export const goesByGotra = ({ clans }: Family): boolean => clans.length > 0;
