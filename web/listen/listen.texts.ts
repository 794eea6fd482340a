import { texts } from '#words/texts.ts';

/** Only the button: the rest comes with the reader. */
export const listenTexts = texts({ en: { listen: 'Listen' }, bn: { listen: 'শুনুন' } });
