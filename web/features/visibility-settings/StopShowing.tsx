import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import type { ShownTo } from '#contract/visibility-settings.ts';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useMember } from '#web/useMember.ts';
import { digits } from '#words/numbers.ts';
import styles from './Showing.module.css';
import { stopShowingTexts } from './stop-showing.texts.ts';

interface Props {
  /** How many members opened the profile last week; null if only a few did. */
  readers: number | null;
  shownTo: ShownTo;
  /** True while nobody can see the profile yet. */
  isWaiting: boolean;
}

/** States to whom the profile is shown, or that it waits, with buttons to change the audience and to hide it. */
export function StopShowing({ readers, shownTo, isWaiting }: Props) {
  const t = useTexts(stopShowingTexts);
  const language = useLanguage();
  const { profileId } = useMember();
  const isForChosen = shownTo === 'Chosen';
  const shownText = isForChosen ? t.isShownToChosen : t.isShown;
  return (
    <div id="showing" className={`screen-only ${styles.stop}`}>
      <p>
        <strong>{isWaiting ? t.isWaiting : shownText}</strong>{' '}
        {!isWaiting && (readers === null ? t.fewReaders : t.readers(digits(readers, language)))}{' '}
        {isWaiting ? t.takeBackText : t.hideText}
      </p>
      <Actions>
        <LinkButton to={`/matching-profile/${profileId}`} look="quiet">
          {t.seeMyself}
        </LinkButton>
        <Choice value="Yes" label={isForChosen ? t.widen : t.narrow}>
          <input type="hidden" name="shownTo" value={isForChosen ? 'Members' : 'Chosen'} />
        </Choice>
        <Choice value="No" label={isWaiting ? t.takeBack : t.hide} />
      </Actions>
    </div>
  );
}

interface ChoiceProps {
  /** Whether the profile is to be shown. */
  value: 'Yes' | 'No';
  label: string;
  /** A hidden field with the audience of the profile. */
  children?: ReactNode;
}

/** A form with one button that sets whether, and to whom, the profile is shown. */
function Choice({ value, label, children }: ChoiceProps) {
  const isBusy = useNavigation().formData?.get('isWanted') === value;
  return (
    <PostForm>
      <input type="hidden" name="isWanted" value={value} />
      {children}
      <Button look="quiet" isBusy={isBusy}>
        {label}
      </Button>
    </PostForm>
  );
}
