import type { Language } from '#contract/choices.ts';

const NAMES: Record<Language, string> = {
  en:
    'Ashwini, Bharani, Krittika, Rohini, Mrigashira, Ardra, Punarvasu, Pushya, Ashlesha, Magha, ' +
    'Purva Phalguni, Uttara Phalguni, Hasta, Chitra, Swati, Vishakha, Anuradha, Jyeshtha, Mula, ' +
    'Purva Ashadha, Uttara Ashadha, Shravana, Dhanishtha, Shatabhisha, Purva Bhadrapada, ' +
    'Uttara Bhadrapada, Revati',
  bn:
    'অশ্বিনী, ভরণী, কৃত্তিকা, রোহিণী, মৃগশিরা, আর্দ্রা, পুনর্বসু, পুষ্যা, অশ্লেষা, মঘা, ' +
    'পূর্বফাল্গুনী, উত্তরফাল্গুনী, হস্তা, চিত্রা, স্বাতী, বিশাখা, অনুরাধা, জ্যেষ্ঠা, মূলা, ' +
    'পূর্বাষাঢ়া, উত্তরাষাঢ়া, শ্রবণা, ধনিষ্ঠা, শতভিষা, পূর্বভাদ্রপদ, উত্তরভাদ্রপদ, রেবতী',
};

/** The 27 nakshatras in their order, as the lookup list names them. */
export const nakshatraNames: Record<Language, readonly string[]> = {
  en: NAMES.en.split(', '),
  bn: NAMES.bn.split(', '),
};
