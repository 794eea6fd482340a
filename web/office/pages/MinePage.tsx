import { changeOwnPassword } from '#contract/staff/accounts.ts';
import { setKeys, setLinkCode } from '#contract/staff/keys.ts';
import { setOwnNear } from '#contract/staff/near.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { AddForm } from '#web/office/AddForm.tsx';
import { mayEnter, useDesk } from '#web/office/desk.ts';
import { nearOptions } from '#web/office/near.ts';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { Proof } from '#web/office/Proof.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { staffRoles } from '#words/choices/staff.ts';
import { labelIn } from '#words/label.ts';
import { doorTexts } from './door.texts.ts';
import { mineTexts } from './mine.texts.ts';

export const head = mineTexts;

const mineDeeds = deeds({
  near: setOwnNear,
  keys: setKeys,
  link: {
    call: setLinkCode,
    action: formAction(setLinkCode, { deed: 'link', secrets: ['ownCode', 'password', 'factor'] }),
  },
  password: {
    call: changeOwnPassword,
    action: formAction(changeOwnPassword, { deed: 'password', secrets: ['newPassword', 'password', 'factor'] }),
  },
});

export const action = actionOfForms(mineDeeds);

const { Deed } = mineDeeds;

/** The personal settings of a member of staff. */
export function Component() {
  const t = useTexts(mineTexts);
  const d = useTexts(doorTexts);
  const language = useLanguage();
  const desk = useDesk();
  const { name, email, roles, hasKeys, nearId, places } = desk;
  return (
    <OfficeRoom heading={t.heading} lead={t.description} skips={({ deed }) => deed === 'password' || deed === 'link'}>
      <p>
        <strong>{name}</strong> · {email}
      </p>
      <h2>{t.roles}</h2>
      <ul>
        {roles.map((role) => (
          <li key={role}>{labelIn(staffRoles[role], language)}</li>
        ))}
      </ul>
      <h2>{t.keys}</h2>
      <Deed deed="keys" label={t.save}>
        {(field) => {
          const { defaultValue: _, ...rest } = field('hasKeys');
          return <CheckboxField {...rest} label={t.hasKeys} hint={t.keysHint} defaultChecked={hasKeys} />;
        }}
      </Deed>
      {mayEnter(desk, setOwnNear) && places.length > 0 && (
        <>
          <h2>{t.near}</h2>
          <Deed deed="near" label={t.save} initial={{ near: nearId === 0 ? '' : String(nearId) }}>
            {(field) => (
              <SelectField
                {...field('near')}
                label={t.nearLabel}
                hint={t.nearHint}
                placeholder={t.nearNone}
                options={nearOptions(places, language)}
              />
            )}
          </Deed>
        </>
      )}
      <h2>{t.password}</h2>
      <p>{t.passwordLead}</p>
      <AddForm deed="password">
        <Deed deed="password" label={t.changePassword}>
          {(field) => (
            <>
              <PasswordField
                {...field('newPassword')}
                label={t.newPassword}
                hint={t.newPasswordHint}
                showLabel={d.show}
                autoComplete="new-password"
                required
              />
              <Proof field={field} />
            </>
          )}
        </Deed>
      </AddForm>
      <h2>{t.link}</h2>
      <p>{t.linkLead}</p>
      <AddForm deed="link">
        <Deed deed="link" label={t.setLink}>
          {(field) => (
            <>
              <PasswordField
                {...field('ownCode')}
                label={t.linkCode}
                hint={t.linkHint}
                showLabel={d.show}
                autoComplete="off"
              />
              <Proof field={field} />
            </>
          )}
        </Deed>
      </AddForm>
    </OfficeRoom>
  );
}
