import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, foldedSet } from '#matching/family/fold.ts';
import { middleNames } from '#matching/family/name-words.ts';
import { surnameGroups } from '#matching/family/surname-groups.ts';
import { firstNameOf } from './first-name.ts';

test.each([
  ['Ruma Ghosh', 'Ruma'],
  ['Ruma', 'Ruma'],
  ['Smt. Ruma Rani Ghosh', 'Ruma Rani'],
  ['Dr. Ghosh', 'Ghosh'],
  ['  Ruma \u00a0 Ghosh ', 'Ruma'],
  ['Ruma\u200bGhosh', 'Ruma'],
  ['শ্রীমতী রুমা ঘোষ', 'রুমা'],
  ['ডাঃ অমিত কুমার দত্ত', 'অমিত কুমার'],
  ['Md Rahim Sheikh', 'Md Rahim'],
  ['Mohammad Ali', 'Mohammad'],
  ['Ruma Ghosh (Dey)', 'Ruma'],
  ['Ruma Ghosh, M.A.', 'Ruma'],
  ['Amit Dutta MBBS', 'Amit'],
  ['Ananya Roy Chowdhury', 'Ananya'],
  ['অনন্যা রায় চৌধুরী', 'অনন্যা'],
  ['Ananya Roy-Chowdhury', 'Ananya'],
  ['Hari Das Gupta', 'Hari'],
  ['Rabindra Nath Basu', 'Rabindra Nath'],
  ['Roy Chowdhury', 'Roy'],
  ['', ''],
  ['Ghosh Ruma', 'Ruma'],
  ['GHOSH RUMA', 'RUMA'],
  ['Ghosh Ruma Rani', 'Ruma Rani'],
  ['Ghosh, Ruma', 'Ruma'],
  ['Roy Chowdhury, Ananya', 'Ananya'],
  ['Lepcha, Ruma', 'Ruma'],
  ['ঘোষ রুমা', 'রুমা'],
  ['মুখোপাধ্যায় অমিত কুমার', 'অমিত কুমার'],
  ['Das Ruma', 'Ruma'],
  ['Ruma Ghosh Dey', 'Ruma'],
  ['Ruma Ghosh nee Dey', 'Ruma'],
  ['Ruma Dutta alias Mithu', 'Ruma'],
  ['Ruma Ghosh @ Mithu Sen', 'Ruma'],
  ['রুমা ঘোষ ওরফে মিঠু', 'রুমা'],
  ['Ruma Ghosh D/O Amal Ghosh', 'Ruma'],
  ['Ruma D/o. Amal Ghosh', 'Ruma'],
  ['Amit S/O Late Bimal Dutta', 'Amit'],
  ['রুমা, পিতা অমল ঘোষ', 'রুমা'],
  ['Ruma.Ghosh', 'Ruma'],
  ['Ruma-Ghosh', 'Ruma'],
  ['RumaGhosh', 'Ruma'],
  ['Smt.Ruma Ghosh', 'Ruma'],
  ['Ms. Dr. Ruma Ghosh', 'Ruma'],
  ['Ruma Ghosh, Salt Lake', 'Ruma'],
  ['Md. Rahim Sheikh', 'Md Rahim'],
  ['Md. Ghosh', 'Md'],
  ['Md. Rahim', 'Md Rahim'],
  ['মোঃ রহিম শেখ', 'মোঃ রহিম'],
  ['মোঃরহিম শেখ', 'মোঃ রহিম'],
  ['Sk. Rafikul', 'Rafikul'],
  ['Sk Rafikul Islam', 'Rafikul'],
  ['শেখ রফিকুল', 'রফিকুল'],
  ['Begum Rokeya', 'Rokeya'],
  ['Fatema Begum', 'Fatema'],
  ['Mst. Rahima Khatun', 'Rahima'],
  ['মোছাঃ রহিমা খাতুন', 'রহিমা'],
  ['Syed Mujtaba Ali', 'Mujtaba'],
  ['S.K. Ghosh', 'S.K.'],
  ['Kumar Ghosh', 'Kumar'],
  ['Chandra Sekhar Ghosh', 'Chandra Sekhar'],
  ['Amit Kumar', 'Amit'],
])('a stranger reads %j as %j', (fullName, name) => expect(firstNameOf(fullName)).toBe(name));

/** Surnames as families spell them, none of which is also a common given name. */
const SURNAMES = surnameGroups
  .slice(0, 60)
  .flatMap((line) => line.split(', '))
  .filter((surname) => !/[\s-]/.test(surname) && !foldedSet(middleNames).has(fold(surname)));
const GIVEN = ['Ruma', 'Sreemoyee', 'Tanmoy', 'Debjani', 'রুমা', 'শ্রীময়ী', 'তন্ময়', 'Rafikul', 'রহিমা'];
const BEFORE = ['', 'Smt. ', 'Dr. ', 'Md. ', 'শ্রীমতী ', 'মোঃ ', 'Late ', 'Miss '];
const BEHIND = ['', ' alias Mithu', ' D/O Amal Sen', ', M.A.', ' (Buri)', ' ওরফে মিঠু', ' @ Mithu'];

test('no stranger reads a surname, wherever it stands and whatever stands around it', () => {
  const orders: ((given: string, surname: string) => string)[] = [
    (given, surname) => `${given} ${surname}`,
    (given, surname) => `${surname} ${given}`,
    (given, surname) => `${surname}, ${given}`,
    (given, surname) => `${given}.${surname}`,
    (given, surname) => `${given}-${surname}`,
    (given, surname) => `${given}  ${surname.toUpperCase()}`,
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...orders),
      fc.constantFrom(...GIVEN),
      fc.constantFrom(...SURNAMES),
      fc.constantFrom(...BEFORE),
      fc.constantFrom(...BEHIND),
      (order, given, surname, before, behind) => {
        const name = `${before}${order(given, surname)}${behind}`;
        const words = firstNameOf(name).split(' ').map(fold);
        expect(words, name).not.toContain(fold(surname));
        expect(words, name).toContain(fold(given));
      },
    ),
    { numRuns: 3000 },
  );
});
