import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentLanguages, loadContentSeeds } from '#database/content-seeds.ts';
import { loadLookupSeeds } from '#database/lookup-seeds.ts';
import { districts } from '#matching/places/districts.ts';

/** A text that a visitor can see, and its location. */
export interface VisibleText {
  file: string;
  language: Language;
  text: string;
}
/** The language of a text; one without a Bengali letter counts as English. */
export type Language = 'en' | 'bn';

const root = resolve(import.meta.dirname, '..');
/**
 * Every text of the pages, the letters, the content and the lists that we have written, without texts typed by
 * families.
 */
export const texts: VisibleText[] = [];

const addText = (file: string, language: Language, text: string) => texts.push({ file, language, text });
const isBengali = (text: string) => /\p{Script=Bengali}/u.test(text);
const languageOf = (text: string): Language => (isBengali(text) ? 'bn' : 'en');
const isLanguage = (key: string): key is Language => key === 'en' || key === 'bn';

/** Collects the texts of a module. A function that composes a text gets a sample name for each parameter. */
function collectTexts(file: string, value: unknown, language?: Language): void {
  if (typeof value === 'string') addText(file, language ?? languageOf(value), value);
  else if (typeof value === 'function' && language)
    collectTexts(file, value(...Array(value.length).fill(language === 'bn' ? 'রুমা' : 'Ruma')), language);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) collectTexts(file, inner, isLanguage(key) ? key : language);
}

const modules = [
  ...readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.texts.ts'))
    .map((path) => join('web', path)),
  ...readdirSync(join(root, 'words'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => join('words', path)),
  'web/i18n/notices.ts',
  'contract/messages.ts',
  'contract/pair-check-consent.ts',
  'scripts/demo/words.ts',
];
for (const file of modules) {
  const module: unknown = await import(pathToFileURL(join(root, file)).href);
  collectTexts(file, module);
}

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, '\n');
const { contents, faqs, ...lists } = loadContentSeeds();
for (const { key, lang, html } of contents)
  addText(`database/seeds/content/${lang}/${key}.html`, lang, withoutTags(html));
for (const lang of contentLanguages)
  for (const { id, question, answer } of faqs[lang])
    addText(`database/seeds/content/${lang}/faqs.json ${id}`, lang, withoutTags(`${question}\n${answer}`));
for (const list of Object.values(lists))
  for (const { name, nameBn } of list) for (const text of [name, nameBn]) collectTexts('database/seeds/content', text);

const { lookups, countries, states } = loadLookupSeeds();
for (const { kind, entries } of lookups)
  for (const { en, bn } of entries) collectTexts(`database/seeds/lookups/${kind}.json`, { en, bn });
for (const { en, bn } of countries) collectTexts('database/seeds/lookups/countries.json', { en, bn });
// Without a Bengali name the English one is used.
for (const { en, bn } of states)
  collectTexts('database/seeds/lookups/states.json', bn && isBengali(bn) ? { en, bn } : { en });
for (const { name, nameBn, regionBn } of districts)
  collectTexts('matching/places/districts.ts', { en: name, bn: [nameBn, regionBn] });

for (const file of ['web/public/offline.html', 'server/http/rendering/error-page.ts'])
  for (const line of withoutTags(readFileSync(join(root, file), 'utf8')).split('\n'))
    if (isBengali(line)) collectTexts(file, line);
for (const language of contentLanguages) {
  const file = `web/public/${language}.webmanifest`;
  const { name, short_name, description } = JSON.parse(readFileSync(join(root, file), 'utf8'));
  collectTexts(file, [name, short_name, description], language);
}
