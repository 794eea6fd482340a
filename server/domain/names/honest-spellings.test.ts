import { expect, test } from 'vitest';
import { honestSpellings } from '#server/testing/honest-spellings.ts';
import { readSpelling } from './own-spelling.ts';

/** At most this percentage of honest families may get the message that a spelling is not their name. */
const MOST_REFUSED = 2;

test('hardly an honest family is told that its own spelling is not its name', () => {
  const asked = honestSpellings.flatMap(([latin, bengali]) => [`${latin} = ${bengali}`, `${bengali} = ${latin}`]);
  expect(asked.length).toBeGreaterThan(1_300);
  const refused = asked.filter((pair) => {
    const [name = '', typed = ''] = pair.split(' = ');
    return readSpelling(name, typed) === null;
  });
  expect((100 * refused.length) / asked.length, refused.join('\n')).toBeLessThanOrEqual(MOST_REFUSED);
});
