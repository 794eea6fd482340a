import type { detailsForm } from '#contract/details.ts';
import type { Label, LabelsOf } from '#words/label.ts';
import { familyDetailsLabels } from './family.ts';
import { sharedDetailsLabels, sharedLabels } from './shared.ts';

type District = 'ancestral' | 'home' | 'birth';

/** Labels of the further details, by the field names of the form. A district has two fields and one label. */
export const detailsLabels = {
  ...sharedDetailsLabels,
  ancestral: sharedLabels.ancestralDistrict,
  home: sharedLabels.district,
  birth: { en: 'District of birth', bn: 'জন্মস্থানের জেলা' },
  ...familyDetailsLabels,
  horoscopeCounts: {
    en: 'Should horoscopes count in the order of your list?',
    bn: 'তালিকা সাজানোর সময় কোষ্ঠী ধরা হবে?',
  },
  'guardian.name': { en: 'Name', bn: 'নাম', fact: { en: 'Guardian’s name', bn: 'অভিভাবকের নাম' } },
  'guardian.relation': { en: 'Relation', bn: 'সম্পর্ক', fact: { en: 'Guardian’s relation', bn: 'অভিভাবকের সঙ্গে সম্পর্ক' } },
  'guardian.phone': { en: 'Phone', bn: 'ফোন', fact: { en: 'Guardian’s phone', bn: 'অভিভাবকের ফোন' } },
  communityFor: {
    en: 'Who may see the community (General, OBC, SC, ST)?',
    bn: 'শ্রেণি (জেনারেল, ওবিসি, এসসি, এসটি) কারা দেখতে পাবেন?',
  },
  religionWords: {
    en: 'Religion in your own words',
    bn: 'ধর্মের কথা নিজেদের ভাষায়',
    fact: { en: 'In their own words', bn: 'নিজেদের ভাষায়' },
  },
  homeFor: { en: 'Who may read about your home?', bn: 'বাড়ির কথা কারা পড়তে পারবেন?' },
  photoFor: { en: 'Who may see your photo?', bn: 'ছবি কারা দেখতে পাবেন?' },
} as const satisfies LabelsOf<(typeof detailsForm)['fields'], `${District}.${'id' | 'name'}`> & Record<District, Label>;
