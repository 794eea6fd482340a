import { useNavigation } from 'react-router';
import type { CountBand } from '#contract/count-band.ts';
import { countBandTexts } from '#web/fields/count-band.texts.ts';
import { INTENT } from '#web/forms/by-intent.ts';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { nameInside } from '#words/labels/wishes.ts';
import { RELAX } from './list-intents.ts';
import styles from './MatchList.module.css';
import { matchingTexts } from './matches.texts.ts';

interface Props {
  /** A heading that states that there are no families, or few. */
  title: string;
  /** The name of each must in lists, and how many members the list would show if it were a wish. */
  relaxations: readonly { wish: string; band: CountBand }[];
}

/** The reader's musts that would show more people if they were wishes. A press turns a must into a wish. */
export function Relaxations({ title, relaxations }: Props) {
  const t = useTexts(matchingTexts);
  const bands = useTexts(countBandTexts);
  const language = useLanguage();
  const sentForm = useNavigation().formData;
  return (
    <Notice tone="info" title={title}>
      <p>{t.relaxLead}</p>
      <ul className={`screen-only ${styles.relaxations}`}>
        {relaxations.map(({ wish, band }) => (
          <li key={wish}>
            <PostForm>
              <input type="hidden" name="wish" value={wish} />
              <Button
                look="secondary"
                name={INTENT}
                value={RELAX}
                isBusy={sentForm?.get(INTENT) === RELAX && sentForm.get('wish') === wish}
              >
                {t.relax(nameInside(wish, language) ?? wish)}
              </Button>
            </PostForm>
            <span>{t.relaxed(bands[band])}</span>
          </li>
        ))}
      </ul>
      <LinkButton to="/matching-profile/wishes" look="quiet">
        {t.toWishes}
      </LinkButton>
    </Notice>
  );
}
