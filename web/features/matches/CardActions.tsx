import { Form, Link, useNavigation } from 'react-router';
import { bookmark, more } from '#web/art/drawings.ts';
import { LineDrawing } from '#web/art/Icon.tsx';
import { ReportLink } from '#web/fields/ReportLink.tsx';
import { INTENT } from '#web/forms/by-intent.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { closeOnEscape } from '#web/ui/closeOnEscape.ts';
import styles from './CardActions.module.css';
import { cardTexts } from './card.texts.ts';
import { HIDE, KEEP } from './list-deeds.ts';

interface Props {
  memberId: string;
  name: string;
}

/** Puts the member into the shortlist, or leads there. */
export function Keep({ memberId, name, isKept }: Props & { isKept: boolean }) {
  const t = useTexts(cardTexts);
  const isSent = useIsSent(memberId);
  if (isKept)
    return (
      <Link to="/matching-profile/shortlist" className={styles.keep}>
        <LineDrawing path={bookmark} />
        {t.kept}
      </Link>
    );
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="member" value={memberId} />
      <button type="submit" className={styles.keep} name={INTENT} value={KEEP} disabled={isSent(KEEP)}>
        <LineDrawing path={bookmark} />
        {t.keep}
        <Of name={name} />
      </button>
    </Form>
  );
}

/** What one does seldom: hide at once, block on the member's own page, report there in a form that stands open. */
export function Seldom({ memberId, name }: Props) {
  const t = useTexts(cardTexts);
  const isSent = useIsSent(memberId);
  return (
    <details className={styles.seldom} name="seldom" onKeyDown={closeOnEscape}>
      <summary>
        <LineDrawing path={more} />
        <span className="spoken">
          {t.seldom}: {name}
        </span>
      </summary>
      <div className={styles.panel}>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="member" value={memberId} />
          <button type="submit" name={INTENT} value={HIDE} disabled={isSent(HIDE)}>
            {t.hide}
            <Of name={name} />
          </button>
        </Form>
        <Link to={`/matching-profile/${memberId}#seldom`}>
          {t.block}
          <Of name={name} />
        </Link>
        <ReportLink member={memberId} name={name} />
      </div>
    </details>
  );
}

function useIsSent(memberId: string) {
  const sent = useNavigation().formData;
  return (intent: string) => sent?.get('member') === memberId && sent.get(INTENT) === intent;
}

/** Twenty buttons with one name each need to say whose they are. */
const Of = ({ name }: { name: string }) => <span className="spoken">: {name}</span>;
