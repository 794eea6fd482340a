import { texts } from '#words/texts.ts';

export const reportLinkTexts = texts({
  en: { report: 'Report this profile' },
  bn: { report: 'প্রোফাইলটি নিয়ে অভিযোগ জানান' },
});
