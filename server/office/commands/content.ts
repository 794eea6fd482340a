import type { Language } from '#contract/choices.ts';
import { date } from '#contract/date-rules.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { listContents, loadText, lockText } from '#server/domain/content/contents.queries.ts';
import { addTestimonial, listTestimonials, showTestimonial } from '#server/office/ordered-rows.queries.ts';
import { publishText } from '#server/office/publish-text.ts';
import { found, OfficeRefusal } from '#server/office/refusal.ts';
import { type Command, type CommandInput, numberAt, type Office, requiredText, textOf, wordAt } from './command.ts';
import { readText, requiredHtml } from './text-file.ts';

/** Commands about the texts of the site and its stories: `npm run office -- content`. */
export const contentCommands: Command[] = [
  {
    name: 'content list',
    usage: '',
    about: 'The texts of the site, by key and language',
    run: async ({ db }) => ({ rows: await listContents(db) }),
  },
  {
    name: 'content show',
    usage: 'KEY en|bn',
    about: 'One text, as HTML',
    async run({ db }, input) {
      const { key, lang, subject } = textNamed(input);
      return { record: found(await loadText(db, key, lang), `text ${subject}`), subjects: [{ subject }] };
    },
  },
  {
    name: 'content edit',
    usage: 'KEY en|bn FILE [--told TEXT]',
    about: 'Puts the HTML of a file in the place of a text; visitors are told of a change of the privacy policy',
    options: { told: 'string' },
    async run({ db, who }, input) {
      const { key, lang, subject } = textNamed(input);
      const former = found(await lockText(db, { key, lang }), `text ${subject}`);
      const html = await readText(wordAt(input, 2, 'the file with the new text'));
      if (html.trim() === '') throw new OfficeRefusal('The file is empty.');
      await publishText(db, { key, lang, html }, { former, by: who, told: textOf(input, 'told') ?? '' });
      return { note: `${subject} is changed.`, subjects: [{ subject }] };
    },
  },
  {
    name: 'content testimonials',
    usage: '',
    about: 'Success stories and opinions, published or withdrawn',
    run: async ({ db }) => ({ rows: await listTestimonials(db) }),
  },
  {
    name: 'content publish',
    usage:
      'story|opinion --author NAME --author-bn NAME --html FILE --html-bn FILE --agreed-on YYYY-MM-DD --form NUMBER | ID',
    about: 'Shows a new success story or opinion, or one that was withdrawn',
    options: {
      author: 'string',
      'author-bn': 'string',
      html: 'string',
      'html-bn': 'string',
      'agreed-on': 'string',
      form: 'string',
    },
    async run(office, input) {
      const kind = wordAt(input, 0, '"story", "opinion" or the number of one');
      if (kind !== 'story' && kind !== 'opinion') return showOne(office, input, { isPublished: true });
      const id = await addTestimonial(office.db, {
        kind,
        author: requiredText(input, 'author'),
        author_bn: requiredText(input, 'author-bn'),
        html: await requiredHtml(input, 'html'),
        html_bn: await requiredHtml(input, 'html-bn'),
        consented_on: dayIn(input, 'agreed-on'),
        consent_form: requiredText(input, 'form'),
      });
      return { note: `The ${kind} is published as number ${id}.`, subjects: [{ subject: `testimonial ${id}` }] };
    },
  },
  {
    name: 'content withdraw',
    usage: 'ID',
    about: 'Hides a success story or opinion',
    run: (office, input) => showOne(office, input, { isPublished: false }),
  },
];

function textNamed(input: CommandInput): { key: string; lang: Language; subject: string } {
  const key = wordAt(input, 0, 'the key of the text');
  const lang = LANGUAGES.find((known) => known === input.words[1]);
  if (!lang) throw new OfficeRefusal('Please give the language, en or bn, after the key.');
  return { key, lang, subject: `${key} ${lang}` };
}

function dayIn(input: CommandInput, name: string): string {
  const day = date({ missing: 'consentDay', invalid: 'consentDay' })(requiredText(input, name));
  if (!day.ok || day.value > todayInIndia())
    throw new OfficeRefusal(`--${name} must be a day that has been: 2026-11-22.`);
  return day.value;
}

/** Publishes or withdraws the story or opinion whose number is the first word. */
async function showOne({ db }: Office, input: CommandInput, { isPublished }: { isPublished: boolean }) {
  const id = numberAt(input, 0, 'the number of the story or opinion');
  const subject = `testimonial ${id}`;
  found(await showTestimonial(db, id, isPublished), subject);
  return { note: `Number ${id} is ${isPublished ? 'published' : 'withdrawn'}.`, subjects: [{ subject }] };
}
