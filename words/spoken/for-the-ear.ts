import type { Language } from '#contract/choices.ts';
import { bengaliForTheEar } from './bengali.ts';
import { englishForTheEar } from './english.ts';

/**
 * A sentence as somebody would read it out: numbers, years, dates, heights, times and abbreviations in words. In Bengali
 * no digit and no Latin letter is left, because Bengali voices skip or misread them.
 */
export const forTheEar = (sentence: string, language: Language): string =>
  (language === 'bn' ? bengaliForTheEar : englishForTheEar)(plain(sentence));

/** Without what only the eye needs. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/[\u00a0\u202f\s]+/g, ' ')
    .replace(/ ?[·•|→←↑↓] ?/g, ', ')
    .replace(/ ?\(([^()]*)\)/g, ', $1,')
    .replace(/[“”„«»‹›"]/g, (mark) => (mark === '"' ? '"' : ''))
    .replace(/\* ?(?=চিহ্ন)/g, 'তারা ')
    .replace(/\bmarked \*/g, 'marked with a star')
    .replace(/\ba \*/g, 'a star')
    .replace(/[*_#^~\\{}[\]<>✓✔✕×★☆©()]/g, ' ');
