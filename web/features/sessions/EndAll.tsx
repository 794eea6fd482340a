import { type ActionFunction, redirectDocument } from 'react-router';
import { clearBrowser, logOutEverywhere } from '#contract/kept-names.ts';
import { forgetDrafts } from '#web/api/session.ts';
import { deleteUnsent } from '#web/api/unsent.ts';
import { type Visit, visitOf } from '#web/api/visit.ts';
import { deeds } from '#web/forms/actions.ts';
import { formAction } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { sessionsTexts } from './sessions.texts.ts';

/**
 * Redirects at once to the login page, because the reader has lost access to this page. The login page reports what has
 * ended. Always throws the redirect.
 */
const redirectToLogin = (ended: 'everywhere' | 'here', { remember }: Visit): never => {
  remember({ kind: 'logout' });
  throw redirectDocument(`/login?ended=${ended}`, 303);
};

const everywhereAction = formAction(logOutEverywhere, {
  deed: 'everywhere',
  done: (_values, _draft, visit) => {
    if (!visit.isOnServer) deleteUnsent();
    return redirectToLogin('everywhere', visit);
  },
});

/** Ends the sessions in this browser, and deletes its subscription to notices, its drafts and its unsent saves. */
const clearAction: ActionFunction = async (args, next) => {
  const endpoint = visitOf(args.context).isOnServer ? '' : await unsubscribeFromNotices();
  const action = formAction(clearBrowser, {
    deed: 'clear',
    complete: (draft) => ({ ...draft, endpoint }),
    done: (_values, _draft, visit) => {
      if (!visit.isOnServer) {
        forgetDrafts();
        deleteUnsent('all');
      }
      return redirectToLogin('here', visit);
    },
  });
  return action(args, next);
};

/** Unsubscribes this browser from notices. Returns the endpoint of the subscription; `''` if there is none. */
async function unsubscribeFromNotices(): Promise<string> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
    return subscription?.endpoint ?? '';
  } catch {
    return '';
  }
}

/** The small forms that end all sessions of the account, or everything in this browser. */
export const endingDeeds = deeds({
  everywhere: { call: logOutEverywhere, action: everywhereAction },
  clear: { call: clearBrowser, action: clearAction },
});
const { Deed } = endingDeeds;

/**
 * The forms that end all sessions: of this account on every device, or of all accounts in this browser. `keptIn` is the
 * number of browsers that keep a name for the account.
 */
export function EndAll({ keptIn }: { keptIn: number }) {
  const t = useTexts(sessionsTexts);
  return (
    <Card title={t.endAll}>
      <p>{t.everywhereText}</p>
      <Deed deed="everywhere" label={t.everywhere}>
        {(field) =>
          keptIn > 0 && <CheckboxField {...field('takesNames')} label={t.takesNames} hint={t.takesNamesHint} />
        }
      </Deed>
      <p>{t.clearText}</p>
      <Deed deed="clear" label={t.clear} />
    </Card>
  );
}
