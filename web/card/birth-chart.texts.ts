import type { ChartMark } from '#contract/birth-chart.ts';
import { texts } from '#words/texts.ts';

export const birthChartTexts = texts({
  en: {
    title: 'Birth chart',
    rashiAlone: 'Rashi (Mo)',
    rashiAndLogno: 'Rashi (Mo) and logno (Lo)',
    computed: 'Birth chart, computed from the birth details',
    sun: 'Sun',
    moon: 'Moon',
    mars: 'Mars',
    mercury: 'Mercury',
    jupiter: 'Jupiter',
    venus: 'Venus',
    saturn: 'Saturn',
    rahu: 'Rahu',
    ketu: 'Ketu',
    lagna: 'Logno',
  },
  bn: {
    title: 'জন্মছক',
    rashiAlone: 'রাশি (চ)',
    rashiAndLogno: 'রাশি (চ) আর লগ্ন (ল)',
    computed: 'জন্মছক: জন্মের তারিখ, সময় আর জায়গা থেকে হিসেব করা',
    sun: 'রবি',
    moon: 'চন্দ্র',
    mars: 'মঙ্গল',
    mercury: 'বুধ',
    jupiter: 'বৃহস্পতি',
    venus: 'শুক্র',
    saturn: 'শনি',
    rahu: 'রাহু',
    ketu: 'কেতু',
    lagna: 'লগ্ন',
  },
});

/** What stands in the drawing, where there is room for a letter or two. */
export const markLetters: Record<'en' | 'bn', Record<ChartMark, string>> = {
  en: {
    sun: 'Su',
    moon: 'Mo',
    mars: 'Ma',
    mercury: 'Me',
    jupiter: 'Ju',
    venus: 'Ve',
    saturn: 'Sa',
    rahu: 'Ra',
    ketu: 'Ke',
    lagna: 'Lo',
  },
  bn: {
    sun: 'র',
    moon: 'চ',
    mars: 'ম',
    mercury: 'বু',
    jupiter: 'বৃ',
    venus: 'শু',
    saturn: 'শ',
    rahu: 'রা',
    ketu: 'কে',
    lagna: 'ল',
  },
};
