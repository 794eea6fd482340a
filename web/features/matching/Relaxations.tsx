import type { CountBand } from '#contract/wishes.ts';
import { countBandTexts } from '#web/fields/count-band.texts.ts';
import { isPersonWord, personTexts } from '#web/fields/person.texts.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { matchingTexts } from './matching.texts.ts';

/** Which of one's own musts, turned into a wish, would show more people. */
export function Relaxations({ relaxations }: { relaxations: readonly { wish: string; band: CountBand }[] }) {
  const t = useTexts(matchingTexts);
  const bands = useTexts(countBandTexts);
  const names = useTexts(personTexts);
  if (relaxations.length === 0) return null;
  return (
    <Notice tone="info" title={t.relaxHeading}>
      <p>{t.relaxLead}</p>
      <ul>
        {relaxations.map(({ wish, band }) => (
          <li key={wish}>{t.relaxed(isPersonWord(wish) ? names[wish] : wish, bands[band])}</li>
        ))}
      </ul>
      <LinkButton to="/matching-profile/wishes" look="secondary">
        {t.toWishes}
      </LinkButton>
    </Notice>
  );
}
