import type { ComponentProps } from 'react';
import type { ReturnedDraft } from '#contract/call.ts';
import {
  cancelDeletion,
  changeContactOf,
  deleteMemberByLetter,
  lookAtDeletion,
  makeExport,
  spokeToCandidate,
} from '#contract/staff/care.ts';
import type { showMemberToStaff } from '#contract/staff/members.ts';
import { actForNominee, changeRoleOf } from '#contract/staff/requests.ts';
import { cardLinksTexts } from '#web/features/card-links/card-links.texts.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { deeds } from '#web/forms/actions.ts';
import { formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { mayEnter, useDesk } from '#web/office/desk.ts';
import { Proof } from '#web/office/Proof.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { chooseWord } from '#words/label.ts';
import { careTexts, contactKinds, nomineesWishes, rolesOfAccounts } from './care.texts.ts';

/** The fields that are never sent back to the page. */
const secrets = ['password', 'factor'];

/** The office's actions for a member's consent, contacts, data and deletion. */
export const careDeeds = deeds({
  spoke: spokeToCandidate,
  contact: { call: changeContactOf, action: formAction(changeContactOf, { deed: 'contact', secrets }) },
  copy: { call: makeExport, action: formAction(makeExport, { deed: 'copy', secrets }) },
  role: { call: changeRoleOf, action: formAction(changeRoleOf, { deed: 'role', secrets }) },
  nominee: { call: actForNominee, action: formAction(actForNominee, { deed: 'nominee', secrets }) },
  cancel: cancelDeletion,
  look: { call: lookAtDeletion, action: formAction(lookAtDeletion, { deed: 'look', secrets }) },
  remove: { call: deleteMemberByLetter, action: formAction(deleteMemberByLetter, { deed: 'remove', secrets }) },
});

const { Deed } = careDeeds;

interface Props
  extends Pick<ReturnedDraft<typeof showMemberToStaff>, 'accounts' | 'hasCandidate' | 'links' | 'deletions'> {
  member: string;
}

/** The office's actions for a member: the candidate's consent, phone and e-mail, a copy of the data, the deletion. */
export function Care({ member, accounts, hasCandidate, links, deletions }: Props) {
  const t = useTexts(careTexts);
  const namesOfParts = useTexts(cardLinksTexts);
  const desk = useDesk();
  const openLetter = deletions.find(({ endedAt }) => endedAt === '');
  return (
    <>
      {!hasCandidate && mayEnter(desk, spokeToCandidate) && (
        <details>
          <summary>{t.yes}</summary>
          <p>{t.yesLead}</p>
          <Deed deed="spoke" member={member} label={t.spoke}>
            {(field) => (
              <>
                <TextField {...field('called')} label={t.calledNumber} inputMode="tel" required />
                <TextField {...field('reason')} label={t.how} required />
              </>
            )}
          </Deed>
          {links.map(({ id, parts }) => (
            <Deed key={id} deed="spoke" member={member} label={t.spokeLink} sent={{ link: String(id) }}>
              {(field) => (
                <>
                  <TextField
                    {...field('called')}
                    id={`called-${id}`}
                    label={`${t.onLink(parts.map((part) => namesOfParts[part]).join(', '))}. ${t.calledNumber}`}
                    inputMode="tel"
                    required
                  />
                  <TextField {...field('reason')} id={`link-${id}`} label={t.how} required />
                </>
              )}
            </Deed>
          ))}
        </details>
      )}
      {mayEnter(desk, changeContactOf) && (
        <details>
          <summary>{t.contact}</summary>
          <p>{t.contactLead}</p>
          <Deed deed="contact" member={member} label={t.change}>
            {(field) => (
              <>
                <AccountField accounts={accounts} {...field('account')} />
                <ChoiceSelect {...field('kind')} label={t.kind} names={contactKinds} required />
                <TextField {...field('value')} label={t.value} autoComplete="off" />
                <TextField {...field('reason')} label={t.sure} required />
                <Proof field={field} />
              </>
            )}
          </Deed>
        </details>
      )}
      {mayEnter(desk, changeRoleOf) && (
        <details>
          <summary>{t.role}</summary>
          <p>{t.roleLead}</p>
          <Deed deed="role" member={member} label={t.change}>
            {(field) => (
              <>
                <AccountField accounts={accounts} {...field('account')} />
                <ChoiceSelect {...field('role')} label={t.isWhose} names={rolesOfAccounts} required />
                <TextField {...field('reason')} label={t.sure} required />
                <Proof field={field} />
              </>
            )}
          </Deed>
        </details>
      )}
      {mayEnter(desk, makeExport) && (
        <details>
          <summary>{t.copy}</summary>
          <p>{t.copyLead}</p>
          <Deed deed="copy" member={member} label={t.makeCopy}>
            {(field) => (
              <>
                <TextField {...field('reason')} label={t.order} required />
                <Proof field={field} />
              </>
            )}
          </Deed>
        </details>
      )}
      {mayEnter(desk, actForNominee) && (
        <details>
          <summary>{t.nominee}</summary>
          <p>{t.nomineeLead}</p>
          <Deed deed="nominee" member={member} label={t.nomineeNow}>
            {(field) => (
              <>
                <ChoiceSelect {...field('what')} label={t.nomineeWhat} names={nomineesWishes} required />
                <TextField {...field('reason')} label={t.nomineePaper} required />
                <Proof field={field} />
              </>
            )}
          </Deed>
        </details>
      )}
      {openLetter && mayEnter(desk, cancelDeletion) && (
        <details open>
          <summary>{t.cancel}</summary>
          <p>{t.cancelLead}</p>
          <Deed deed="cancel" member={member} label={t.cancelNow}>
            {(field) => <TextField {...field('reason')} label={t.cancelWhy} required />}
          </Deed>
        </details>
      )}
      {openLetter?.lookedAt === '' && mayEnter(desk, lookAtDeletion) && (
        <details>
          <summary>{t.look}</summary>
          <p>{t.lookLead}</p>
          <Deed deed="look" member={member} label={t.lookNow} look="grave">
            {(field) => (
              <>
                <TextField {...field('reason')} label={t.lookWhy} required />
                <Proof field={field} />
              </>
            )}
          </Deed>
        </details>
      )}
      {!openLetter && mayEnter(desk, deleteMemberByLetter) && (
        <details>
          <summary>{t.remove}</summary>
          <p>{t.removeLead}</p>
          <Deed deed="remove" member={member} label={t.removeNow} look="grave">
            {(field) => (
              <>
                <TextField {...field('reason')} label={t.letter} required />
                <Proof field={field} />
              </>
            )}
          </Deed>
        </details>
      )}
    </>
  );
}

type Field = Pick<ComponentProps<typeof SelectField>, 'name' | 'id' | 'defaultValue' | 'error'>;

/** A select of the profile's accounts, by their phones. */
function AccountField({ accounts, ...field }: Field & Pick<Props, 'accounts'>) {
  const t = useTexts(careTexts);
  const language = useLanguage();
  return (
    <SelectField
      {...field}
      label={t.account}
      placeholder={chooseWord[language]}
      options={accounts.map(({ account, phone }) => ({ value: String(account), label: phone }))}
      required
    />
  );
}
