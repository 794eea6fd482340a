import { expect, test } from 'vitest';
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
])('a stranger reads %j as %j', (fullName, name) => expect(firstNameOf(fullName)).toBe(name));
