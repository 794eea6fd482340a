import { Link } from 'react-router';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { testCentresTexts } from './test-centres.texts.ts';

/** Lists the tests in their order, each with its reason. */
export function WhatToTest() {
  const t = useTexts(testCentresTexts);
  const tests = [
    [t.haemoglobin, t.haemoglobinWhy],
    [t.group, t.groupWhy],
    [t.more, t.moreWhy],
  ];
  return (
    <ol>
      {tests.map(([what, why]) => (
        <li key={what}>
          <b>{what}</b> {why}
        </li>
      ))}
    </ol>
  );
}

/** A link to the pair check on the other family's page. */
export function ToPairCheck({ member }: { member: string }) {
  const t = useTexts(testCentresTexts);
  return (
    <>
      <p>{t.checkLead}</p>
      <p>
        <Link to={`/matching-profile/${member}#pair-check`}>{t.toCheck}</Link>
      </p>
    </>
  );
}
