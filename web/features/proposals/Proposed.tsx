import { Link } from 'react-router';
import type { proposalSaidSchema } from '#contract/proposal-said.ts';
import type * as s from '#contract/shape.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { proposalsTexts } from './proposals.texts.ts';

/** Shown on the page of a family that was proposed by the trust or at a melan: the reason, and a link to answer. */
export function Proposed({ origin, why }: Pick<s.Output<typeof proposalSaidSchema>, 'origin' | 'why'>) {
  const t = useTexts(proposalsTexts);
  return (
    <p>
      {origin === 'desk' ? t.onPage : t.headingMelan} {why}{' '}
      <Link to="/matching-profile/inbox#proposals">{t.toAnswer}</Link>
    </p>
  );
}
