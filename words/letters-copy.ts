import type { Language } from '#contract/choices.ts';
import type { Role } from '#contract/roles.ts';
import { dayInIndia, timeInIndia } from './numbers.ts';
import { readableName } from './readable-name.ts';
import { texts } from './texts.ts';
import { clockIn } from './values.ts';

const letterTexts = texts({
  en: {
    heading: (name: string, id: string) => `Letters between your family and ${name} (${id}), from Shubho Bibaho`,
    ours: 'Your family',
    theirs: (name: string) => `${name}’s family`,
    none: 'Nothing has been written.',
  },
  bn: {
    heading: (name: string, id: string) => `আপনাদের পরিবার আর ${name} (${id}): শুভ বিবাহে লেখা চিঠি`,
    ours: 'আপনাদের বাড়ি থেকে',
    theirs: (name: string) => `${name}: তাঁদের বাড়ি থেকে`,
    none: 'কিছু লেখা হয়নি।',
  },
});

/** A message of the thread. */
interface Letter {
  isOurs: boolean;
  writtenAs: Role;
  sentAt: Date;
  words: string;
}

interface Letters {
  /** The member of the other family. */
  them: { name: string; spelled: string; memberId: string };
  letters: readonly Letter[];
}

/** The byte order mark, by which a phone's text viewer recognizes UTF-8. */
const UTF_8 = '\ufeff';

/** Returns a thread as text. The lines of a message are indented, so that none can be mistaken for another message. */
export function lettersIn({ them, letters }: Letters, language: Language): string {
  const t = letterTexts[language];
  const name = readableName(them, language);
  const writerOf = ({ isOurs, writtenAs }: Letter) => {
    if (isOurs) return t.ours;
    return writtenAs === 'candidate' ? name : t.theirs(name);
  };
  const entries = letters.map((letter) => {
    const at = letter.sentAt.toISOString();
    const words = letter.words.replaceAll(/[\n\u2028\u2029]/g, '\n    ');
    return `${dayInIndia(at, language)}, ${clockIn(timeInIndia(at), language)} · ${writerOf(letter)}\n    ${words}\n`;
  });
  return `${UTF_8}${[t.heading(name, them.memberId), '', ...(entries.length > 0 ? entries : [t.none])].join('\n')}\n`;
}
