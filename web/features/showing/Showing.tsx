import { Form, useNavigation } from 'react-router';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useMember } from '#web/useMember.ts';
import { digits } from '#words/numbers.ts';
import styles from './Showing.module.css';
import { showingTexts } from './showing.texts.ts';

/** The clear choice that stands before everything else, with what others will see. */
export function ShowMyself() {
  const t = useTexts(showingTexts);
  return (
    <Card title={t.heading}>
      <p>{t.lead}</p>
      <h3>{t.seen}</h3>
      <ul>
        <li>{t.seenName}</li>
        <li>{t.seenFamily}</li>
        <li>{t.seenLife}</li>
        <li>{t.seenStars}</li>
        <li>{t.seenWords}</li>
        <li>{t.seenPhoto}</li>
      </ul>
      <h3>{t.unseen}</h3>
      <p>{t.unseenText}</p>
      <p>{t.withdraw}</p>
      <Choice value="Yes" label={t.show} look="primary" />
    </Card>
  );
}

/** `readers`: how many opened the profile last week; null for fewer than ten. */
export function StopShowing({ readers }: { readers: number | null }) {
  const t = useTexts(showingTexts);
  const language = useLanguage();
  const { profileId } = useMember();
  return (
    <div className={`screen-only ${styles.stop}`}>
      <p>{readers === null ? t.fewReaders : t.readers(digits(readers, language))}</p>
      <p>
        <strong>{t.isShown}</strong> {t.hideText}
      </p>
      <Actions>
        <LinkButton to={`/matching-profile/${profileId}`} look="secondary">
          {t.seeMyself}
        </LinkButton>
        <Choice value="No" label={t.hide} look="secondary" />
      </Actions>
    </div>
  );
}

interface ChoiceProps {
  value: 'Yes' | 'No';
  label: string;
  look: 'primary' | 'secondary';
}

function Choice({ value, label, look }: ChoiceProps) {
  const isBusy = useNavigation().formData?.get('isWanted') === value;
  return (
    <Form method="post">
      <input type="hidden" name="isWanted" value={value} />
      <Button look={look} isBusy={isBusy}>
        {label}
      </Button>
    </Form>
  );
}
