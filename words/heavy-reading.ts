import type { Language } from '#contract/choices.ts';
import { digits } from './numbers.ts';

interface Read {
  opened: number;
  days: number;
}

/** What stands in the case that the office opens about somebody who reads much; nothing of it where another sign led there. */
export function heavyReadingIn(language: Language, { opened, days }: Read): string {
  const [people, within] = [digits(opened, language), digits(days, language)];
  if (opened === 0)
    return language === 'bn'
      ? 'অফিস নিজে দেখেছে: একই ব্রাউজারে অনেক অ্যাকাউন্ট।'
      : 'Seen by the office itself: many accounts in one browser.';
  return language === 'bn'
    ? `অফিস নিজে দেখেছে: ${within} দিনে ${people} জনের প্রোফাইল খোলা হয়েছে।`
    : `Seen by the office itself: from this account the profiles of ${people} people were opened within ${within} days.`;
}
