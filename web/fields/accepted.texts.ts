import { texts } from '#words/texts.ts';

export const acceptedTexts = texts({
  en: {
    both: 'Both families have accepted',
    bothOf: (us: string, them: string) => `${us} and ${them}: both families are ready to talk`,
    toContact: 'See the phone number',
  },
  bn: {
    both: 'দুই পক্ষই কথা বলতে রাজি',
    bothOf: (us: string, them: string) => `${us} আর ${them}: দুই বাড়িই কথা বলতে রাজি`,
    toContact: 'ফোন নম্বর দেখুন',
  },
});
