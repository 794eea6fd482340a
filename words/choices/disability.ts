import type { DISABILITIES, DISABILITY_AUDIENCES, DISABILITY_SINCE } from '#contract/choices.ts';
import type { NamesOf } from '#words/label.ts';

/** The closed lists about a member's own disability. */
export const disabilityChoices = {
  kinds: {
    Seeing: { en: 'Seeing', bn: 'চোখে দেখা' },
    Hearing: { en: 'Hearing', bn: 'কানে শোনা' },
    Walking: { en: 'Walking', bn: 'চলাফেরা' },
    Hands: { en: 'Hands', bn: 'হাত' },
    Speech: { en: 'Speech', bn: 'কথা বলা' },
    Learning: { en: 'Learning', bn: 'শেখা বা বোঝা' },
    'Long Illness': { en: 'A long-term illness', bn: 'দীর্ঘদিনের অসুখ' },
    Another: { en: 'Something else', bn: 'অন্য কিছু' },
  },
  since: {
    Birth: { en: 'Since birth', bn: 'জন্ম থেকে' },
    Childhood: { en: 'Since childhood', bn: 'ছোটবেলা থেকে' },
    Youth: { en: 'Since youth', bn: 'তরুণ বয়স থেকে' },
    Later: { en: 'Later in life', bn: 'বড় হওয়ার পরে' },
  },
  audience: {
    Accepted: {
      en: 'Another family, but only once both families have accepted',
      bn: 'দুই পক্ষ কথা বলতে রাজি হলে তবেই সেই পরিবার',
    },
    Members: { en: 'Every member who can see my profile', bn: 'আমার প্রোফাইল যাঁদের দেখানো হয়, তাঁরা সবাই' },
  },
} as const satisfies {
  kinds: NamesOf<typeof DISABILITIES>;
  since: NamesOf<typeof DISABILITY_SINCE>;
  audience: NamesOf<typeof DISABILITY_AUDIENCES>;
};
