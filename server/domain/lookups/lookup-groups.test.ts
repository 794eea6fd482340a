import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupsOf } from '#words/lookup-groups.ts';

const namesOf = (kind: string, values: readonly string[] = []): string[] => {
  const entries: { id: number; en: string }[] = JSON.parse(
    readFileSync(new URL(`../../../database/seeds/lookups/${kind}.json`, import.meta.url), 'utf8'),
  );
  return values.map((value) => entries.find(({ id }) => String(id) === value)?.en ?? '');
};

test('a group has what its name says, and nothing that the list does not have', () => {
  const [graduates, postgraduates] = groupsOf('education.anyOf', 'en').map(({ values }) =>
    namesOf('educational-qualification', values),
  );
  expect(graduates).toEqual(expect.arrayContaining(['B.A.', 'LL.B.', 'Ph.D.', ...(postgraduates ?? [])]));
  for (const below of ['', 'Higher Secondary (class 12)', 'D.El.Ed. / PTTI', 'Diploma (polytechnic)', 'Other'])
    expect(graduates).not.toContain(below);
  const [brahmins, kayasthas] = groupsOf('caste.anyOf', 'en').map(({ values }) => namesOf('caste', values));
  expect(brahmins).toHaveLength(7);
  for (const name of brahmins ?? []) expect(name).toMatch(/^Brahmin/);
  expect(kayasthas).toHaveLength(5);
  expect(groupsOf('profession.anyOf', 'en')).toEqual([]);
  for (const name of kayasthas ?? []) expect(name).toMatch(/^Kayastha/);
});
