import type { Language } from '#contract/choices.ts';
import { INDIA_ZONE, type Zone } from '#contract/zones.ts';
import { digits } from './numbers.ts';
import { clockIn } from './values.ts';

/** Names of time zones, inside a sentence about a time. */
export const ZONE_NAMES: Record<Zone, Record<Language, string>> = {
  'Asia/Dhaka': { en: 'Bangladesh', bn: 'বাংলাদেশ' },
  'Asia/Kathmandu': { en: 'Nepal', bn: 'নেপাল' },
  'Asia/Dubai': { en: 'Dubai, Muscat', bn: 'দুবাই, মাসকট' },
  'Asia/Riyadh': { en: 'Riyadh, Doha, Kuwait', bn: 'রিয়াধ, দোহা, কুয়েত' },
  'Asia/Singapore': { en: 'Singapore, Kuala Lumpur', bn: 'সিঙ্গাপুর, কুয়ালালামপুর' },
  'Asia/Bangkok': { en: 'Bangkok, Jakarta', bn: 'ব্যাংকক, জাকার্তা' },
  'Asia/Hong_Kong': { en: 'Hong Kong, Beijing', bn: 'হংকং, বেজিং' },
  'Asia/Tokyo': { en: 'Tokyo, Seoul', bn: 'টোকিয়ো, সোল' },
  'Australia/Perth': { en: 'Perth', bn: 'পার্থ' },
  'Australia/Adelaide': { en: 'Adelaide', bn: 'অ্যাডিলেড' },
  'Australia/Brisbane': { en: 'Brisbane', bn: 'ব্রিসবেন' },
  'Australia/Sydney': { en: 'Sydney, Melbourne', bn: 'সিডনি, মেলবোর্ন' },
  'Pacific/Auckland': { en: 'New Zealand', bn: 'নিউজিল্যান্ড' },
  'Africa/Johannesburg': { en: 'South Africa', bn: 'দক্ষিণ আফ্রিকা' },
  'Africa/Nairobi': { en: 'Kenya, Tanzania', bn: 'কেনিয়া, তানজানিয়া' },
  'Europe/London': { en: 'Britain, Ireland', bn: 'ব্রিটেন, আয়ারল্যান্ড' },
  'Europe/Paris': { en: 'Germany, France, Italy', bn: 'জার্মানি, ফ্রান্স, ইতালি' },
  'Europe/Helsinki': { en: 'Finland, Greece', bn: 'ফিনল্যান্ড, গ্রিস' },
  'Europe/Moscow': { en: 'Moscow', bn: 'মস্কো' },
  'America/Halifax': { en: 'Halifax', bn: 'হ্যালিফ্যাক্স' },
  'America/New_York': { en: 'New York, Toronto', bn: 'নিউ ইয়র্ক, টরন্টো' },
  'America/Chicago': { en: 'Chicago, Houston', bn: 'শিকাগো, হিউস্টন' },
  'America/Denver': { en: 'Denver, Calgary', bn: 'ডেনভার, ক্যালগেরি' },
  'America/Phoenix': { en: 'Arizona', bn: 'অ্যারিজোনা' },
  'America/Los_Angeles': { en: 'California, Vancouver', bn: 'ক্যালিফোর্নিয়া, ভ্যাঙ্কুভার' },
};

const LOCALES: Record<Language, string> = { en: 'en-GB', bn: 'bn-IN-u-nu-beng' };

/** Returns a time (ISO 8601) on a clock in the zone: its day `YYYY-MM-DD` and its time `HH:MM`. `''` is India. */
export function onClock(moment: string, zone: Zone | '' = ''): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone || INDIA_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(moment));
  const partOf = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: `${partOf('year')}-${partOf('month')}-${partOf('day')}`,
    time: `${partOf('hour')}:${partOf('minute')}`,
  };
}

/** Returns the day of a meeting in words: Sunday, 10 January; রবিবার, ১০ জানুয়ারি. */
export function dayInWords(day: string, language: Language): string {
  const date = new Date(`${day}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' }).format(date);
  return `${part({ weekday: 'long' })}, ${digits(date.getUTCDate(), language)} ${part({ month: 'long' })}`;
}

/** Returns a time in words: Sunday, 10 January, 4:30 pm; রবিবার, ১০ জানুয়ারি, বিকেল ৪:৩০. */
export function momentInWords(moment: string, language: Language, zone: Zone | '' = ''): string {
  const { day, time } = onClock(moment, zone);
  return `${dayInWords(day, language)}, ${clockIn(time, language)}`;
}
