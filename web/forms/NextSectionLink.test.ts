import { expect, test } from 'vitest';
import { nextSection } from './NextSectionLink.tsx';

const filled = { filled: 3, of: 3 };
const open = { filled: 1, of: 3 };

test('the way on leads to what is still to be told, behind the page first, and never back to it', () => {
  const sections = [
    { section: 'address', ...open },
    { section: 'personal', ...filled },
    { section: 'health', ...open },
    { section: 'paternal', ...open },
  ] as const;
  expect(nextSection(sections, '/personal-information')).toBe('health');
  expect(nextSection(sections, '/health-details')).toBe('paternal');
  expect(nextSection(sections, '/paternal-bibliography')).toBe('address');
  // From a page that is not in the list, the search begins at the top.
  expect(nextSection(sections, '/matching-profile/wishes')).toBe('address');
});

test('where all is told there is no next question', () => {
  expect(nextSection([{ section: 'health', ...open }], '/health-details')).toBeNull();
  expect(nextSection([{ section: 'health', ...filled }], '/matching-profile/wishes')).toBeNull();
});
