import { Form, Link, useNavigation } from 'react-router';
import { INTENT } from '#web/forms/by-intent.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { cardTexts } from './card.texts.ts';

/** What the buttons of a card ask for. */
export const KEEP = 'keep';
export const HIDE = 'hide';

interface Props {
  memberId: string;
  name: string;
  isKept: boolean;
}

export function CardActions({ memberId, name, isKept }: Props) {
  const t = useTexts(cardTexts);
  const sent = useNavigation().formData;
  const isSent = (intent: string) => sent?.get('member') === memberId && sent.get(INTENT) === intent;
  return (
    <Form method="post" className="screen-only" preventScrollReset>
      <input type="hidden" name="member" value={memberId} />
      <Actions>
        <LinkButton to={`/matching-profile/${memberId}`}>
          {t.open} <Of name={name} />
        </LinkButton>
        {isKept ? (
          <Link to="/matching-profile/shortlist">{t.kept}</Link>
        ) : (
          <Button look="secondary" name={INTENT} value={KEEP} isBusy={isSent(KEEP)}>
            {t.keep} <Of name={name} />
          </Button>
        )}
        <Button look="quiet" name={INTENT} value={HIDE} isBusy={isSent(HIDE)}>
          {t.hide} <Of name={name} />
        </Button>
      </Actions>
    </Form>
  );
}

/** Twenty buttons with one name each need to say whose they are. */
const Of = ({ name }: { name: string }) => <span className="spoken">: {name}</span>;
