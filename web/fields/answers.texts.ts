import { texts } from '#web/i18n/texts.ts';

/** How answers are said where another family reads them. */
export const answerFormats = texts({
  en: {
    self: 'the bride or groom',
    pictureOf: (name: string) => `Picture of ${name}`,
    years: (years: string) => `${years} years`,
    height: (cm: string, feet: string, inches: string) => `${cm} cm (${feet} ft ${inches} in)`,
    star: (star: string, pada: string) => `${star}, pada ${pada}`,
  },
  bn: {
    self: 'পাত্র বা পাত্রী নিজে',
    pictureOf: (name: string) => `ছবি: ${name}`,
    years: (years: string) => `${years} বছর`,
    height: (cm: string, feet: string, inches: string) => `${cm} সেমি (${feet} ফুট ${inches} ইঞ্চি)`,
    star: (star: string, pada: string) => `${star}, ${pada} নম্বর পাদ`,
  },
});
