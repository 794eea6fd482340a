import { texts } from '#words/texts.ts';

/** Only the button's text. The other texts are loaded with the reader. */
export const listenTexts = texts({ en: { listen: 'Listen' }, bn: { listen: 'শুনুন' } });
