import type { Gender } from '#contract/choices.ts';

const OWN: Record<Gender, { en: string; bn: string; bnOf: string }> = {
  Female: { en: 'bride', bn: 'পাত্রী', bnOf: 'পাত্রীর' },
  Male: { en: 'groom', bn: 'পাত্র', bnOf: 'পাত্রের' },
};

/**
 * Replaces "bride or groom" by *bride* or *groom* when the profile's gender is known: the other family's member
 * ("তাঁদের পাত্র বা পাত্রী") and the people of the lists ("পাত্রপাত্রী") have the other gender.
 */
export function ofGender(text: string, gender: Gender): string {
  const own = OWN[gender];
  const other = OWN[gender === 'Female' ? 'Male' : 'Female'];
  return text
    .replace(/bride(’s)? or groom(?:’s)?/g, (_, of = '') => own.en + of)
    .replace(
      /(তাঁদের (?:দিকের )?)পাত্র বা পাত্রী(র?)/g,
      (_, whose: string, of: string) => whose + (of ? other.bnOf : other.bn),
    )
    .replace(/পাত্র বা পাত্রী(র?)/g, (_, of: string) => (of ? own.bnOf : own.bn))
    .replace(/পাত্রপাত্রী(র?)/g, (_, of: string) => (of ? other.bnOf : other.bn));
}

/** Applies `ofGender` to each of a page's texts. */
export const textsOfGender = <T extends object>(table: T, gender: Gender): T =>
  new Proxy(table, {
    get(target, key) {
      const words: unknown = Reflect.get(target, key);
      if (typeof words === 'string') return ofGender(words, gender);
      if (typeof words !== 'function') return words;
      return (...values: unknown[]) => ofGender(String(words(...values)), gender);
    },
  });
