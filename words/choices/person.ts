import type { COMMUNITIES, DIETS, GENDERS, SKIN_COLOURS, YES_NO } from '#contract/choices.ts';
import type { NamesOf } from '#words/label.ts';

/** The closed lists of the personal information. */
export const personChoices = {
  gender: {
    Male: { en: 'Male (groom)', bn: 'পুরুষ (পাত্র)', fact: { en: 'Male', bn: 'পুরুষ' } },
    Female: { en: 'Female (bride)', bn: 'মহিলা (পাত্রী)', fact: { en: 'Female', bn: 'মহিলা' } },
  },
  yesNo: {
    Yes: { en: 'Yes', bn: 'হ্যাঁ' },
    No: { en: 'No', bn: 'না' },
  },
  community: {
    General: { en: 'General', bn: 'সাধারণ (জেনারেল)' },
    ST: { en: 'ST (Scheduled Tribe)', bn: 'তফসিলি জনজাতি (এসটি)' },
    SC: { en: 'SC (Scheduled Caste)', bn: 'তফসিলি জাতি (এসসি)' },
    OBC: { en: 'OBC (Other Backward Classes)', bn: 'অন্যান্য অনগ্রসর শ্রেণি (ওবিসি)' },
  },
  skinColour: {
    Fair: { en: 'Fair', bn: 'ফর্সা' },
    Wheatish: { en: 'Wheatish', bn: 'উজ্জ্বল শ্যামবর্ণ' },
    Dark: { en: 'Dark', bn: 'শ্যামবর্ণ' },
  },
  diet: {
    Veg: { en: 'Veg', bn: 'নিরামিষ' },
    'Non Veg': { en: 'Non Veg', bn: 'আমিষ' },
  },
} as const satisfies {
  gender: NamesOf<typeof GENDERS>;
  yesNo: NamesOf<typeof YES_NO>;
  community: NamesOf<typeof COMMUNITIES>;
  skinColour: NamesOf<typeof SKIN_COLOURS>;
  diet: NamesOf<typeof DIETS>;
};
