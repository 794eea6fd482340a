import type { Counted } from '#contract/trust-figures.ts';
import type { Words } from '#words/label.ts';
import { texts } from '#words/texts.ts';

export const togetherFigureTexts = texts({
  en: {
    heading: 'From the first talk to the wedding',
    lead: (from: string, until: string) =>
      `From ${from} to ${until}. Each pair of families is counted once at each step. The numbers are rounded down to the nearest ten. Where a number is under ten, we do not show it, nor anything that would give it away.`,
    how: 'We count only what families tell us, and not all of them do, so the true numbers will be higher.',
    notYet: (what: string) =>
      `Not shown, because there are fewer than ten so far, or too few in each place and period: ${what}.`,
    meetBefore: 'Of 100 pairs of families who agreed to talk,',
    meet: (of: string) => of,
    meetAfter: 'met within thirty days.',
    meetHow: 'Counted over twelve months.',
    when: 'When',
    where: 'Where',
    atLeast: 'At least',
    elsewhere: 'Other places, or not stated',
    withheld: 'not shown',
    quarter: (first: string, last: string) => `${first} – ${last}`,
  },
  bn: {
    heading: 'আলাপ থেকে বিয়ে',
    lead: (from: string, until: string) =>
      `${from} থেকে ${until} পর্যন্ত। প্রতিটি ধাপে দুই পরিবারকে একবারই ধরা হয়েছে। সংখ্যাগুলি দশের ঘরে নামিয়ে লেখা। যেখানে সংখ্যা দশের কম, সেখানে কিছু জানাই না; যা থেকে সেটি আন্দাজ করা যায়, তাও না।`,
    how: 'পরিবারেরা নিজেরা জানালে তবেই গোনা হয়; সবাই জানান না, তাই আসল সংখ্যা এর চেয়ে বেশি।',
    notYet: (what: string) => `এখনও দশটি হয়নি, বা আলাদা করে বলার মতো হয়নি: ${what}।`,
    meetBefore: 'কথা বলতে রাজি হওয়া ১০০ জোড়া পরিবারের মধ্যে',
    meet: (of: string) => `${of} জোড়ার`,
    meetAfter: 'দেখা হয়েছে তিরিশ দিনের মধ্যে।',
    meetHow: 'বারো মাসের হিসেব।',
    when: 'কবে',
    where: 'কোথায়',
    atLeast: 'অন্তত',
    elsewhere: 'অন্য সব জায়গা, আর যাঁরা জানাননি',
    withheld: 'জানানো হয় না',
    quarter: (first: string, last: string) => `${first} – ${last}`,
  },
});

/** The kinds of counts, as headings. */
export const countedNames = {
  acceptance: { en: 'Families who agreed to talk', bn: 'কথা বলতে রাজি পরিবার' },
  call: { en: 'First calls', bn: 'প্রথমবার ফোনে কথা' },
  meeting: { en: 'First meetings', bn: 'প্রথমবার দেখা' },
  engagement: { en: 'Matches decided', bn: 'পাকা কথা' },
  marriage: { en: 'Weddings', bn: 'বিয়ে' },
} as const satisfies Record<Counted, Words>;
