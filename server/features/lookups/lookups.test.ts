import { describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';

const app = await startTestApp();
const client = app.client();

describe('the lookup calls', () => {
  test('reg_cast answers an array of castes in both languages', async () => {
    const answer = await client.get('/api/reg_cast');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    const [first] = JSON.parse(answer.text);
    expect(first).toEqual({
      cast_id: expect.any(Number),
      cast_name: expect.any(String),
      cast_name_bn: expect.stringMatching(/[\u0980-\u09ff]/),
    });
  });

  test('reg_other answers the seven other lists', async () => {
    const { body } = await client.get('/api/reg_other');
    expect(Object.keys(body).sort()).toEqual(['clan', 'countries', 'gon', 'logno', 'rashi', 'religion', 'tribe']);
    const firsts = { tribe: 'Asur', clan: 'Shandilya', rashi: 'Mesh (Aries)', gon: 'Deb', religion: 'Hindu' };
    for (const [word, name] of Object.entries({ ...firsts, logno: 'Mesh Logno (Aries)' }))
      expect(Object(body[word])[0]).toMatchObject({ [`${word}_id`]: 1, [`${word}_name`]: name });
    expect(body.rashi).toHaveLength(12);
    expect(body.logno).toHaveLength(12);
    expect(body.gon).toHaveLength(3);
    expect(Object(body.countries)[0]).toMatchObject({ id: 356, name: 'India' });
    expect(Object(body.countries)[1]).toMatchObject({ id: 50, name: 'Bangladesh' });
  });

  test.each(['statelist', 'showcuntrywisestatelist'])('%s answers the states of a country', async (path) => {
    const india = JSON.parse((await client.call(path, { countryid: '356' })).text);
    expect(india).toContainEqual({ id: 35601163, name: 'West Bengal', name_bn: 'পশ্চিমবঙ্গ' });
    expect(india).toHaveLength(36);
    const digits = JSON.parse((await client.callEncoded(path, { countryid: '৩৫৬' })).text);
    expect(digits).toEqual(india);
  });

  test.each(['statelist', 'showcuntrywisestatelist'])('%s answers no states for an unknown country', async (path) => {
    const answer = await client.call(path, { countryid: '999' });
    expect([answer.status, answer.text]).toEqual([200, '[]']);
  });

  test.each(['statelist', 'showcuntrywisestatelist'])('%s asks for the country', async (path) => {
    for (const [countryid, sentence] of [
      ['', 'Country Required'],
      ['India', 'Please choose from the list'],
    ] as const) {
      const answer = await client.call(path, { countryid });
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual({ countryid: sentence });
    }
  });
});
