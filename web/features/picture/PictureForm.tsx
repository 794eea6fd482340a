import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { checkForm, noContext } from '#contract/form.ts';
import { formMessages } from '#contract/form-messages.ts';
import type { Message } from '#contract/message.ts';
import { addPhoto, MOST_PHOTOS, PICTURE_FILE, updatePicture } from '#contract/picture.ts';
import type { Draft } from '#contract/wire.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ChoiceRadio } from '#web/fields/ChoiceRadio.tsx';
import { chosenFileProblem } from '#web/fields/chosen-file-problem.ts';
import { FileOnItsWay } from '#web/fields/FileOnItsWay.tsx';
import { cutSquare } from '#web/fields/shrink-picture.ts';
import { INTENT } from '#web/forms/by-intent.ts';
import { FormNotice } from '#web/forms/FormNotice.tsx';
import { LoginDialog } from '#web/forms/LoginDialog.tsx';
import { memberFormTexts } from '#web/forms/member-form.texts.ts';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { messageIn, messageOf } from '#web/i18n/message.ts';
import { useLabels } from '#web/i18n/useLabels.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { FileField } from '#web/ui/FileField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { detailsChoices } from '#words/choices/details.ts';
import { detailsLabels } from '#words/labels/details.ts';
import { CropFrame, LARGEST_CROP, squareOf } from './CropFrame.tsx';
import { EmptyWindow } from './MyPhotos.tsx';
import styles from './PictureForm.module.css';
import { pictureTexts } from './picture.texts.ts';

/** The intent of the button that adds a photo. It makes the form, or the page's action, use the call `addPhoto`. */
export const ADD = 'add';

interface Props {
  /** The number of photos that the member already has. */
  count: number;
  /** True in a Power Link session, which cannot give consent. */
  isRestricted: boolean;
  /** Shows who can see the photo, for a session that cannot choose. */
  children: ReactNode;
}

/** The HTTP status of a call without a valid login. */
const UNAUTHORIZED = 401;

/** The result of sending a photo. */
interface SendResult {
  isDone: boolean;
  message: Message;
  needsLogin: boolean;
  /** Sends the same photo again after a new login. Pieces that have arrived are not sent again. */
  sendAgain: () => void;
}

/**
 * The form in the order of the task: choose a photo, crop it, choose who can see it, agree, save. With JavaScript the
 * crop and the consent appear after a file is chosen. Only the first photo comes with the choice of who can see it.
 */
export function PictureForm({ count, isRestricted, children }: Props) {
  const t = useTexts(pictureTexts);
  const { problems } = useTexts(memberFormTexts);
  const label = useLabels(detailsLabels);
  const messageText = useMessageText();
  const page = useFormPage(updatePicture.form, { initial: { photoFor: 'Accepted' } });
  const navigate = useNavigate();
  const isAlive = useIsAlive();
  const [file, setFile] = useState<File>();
  const [crop, setCrop] = useState(LARGEST_CROP);
  /** A problem does not prevent sending, because the server may read a file that this browser cannot. */
  const [problem, setProblem] = useState<Message>();
  const [isSending, setIsSending] = useState(false);
  const [sendResult, setSendResult] = useState<SendResult>();
  const [consentError, setConsentError] = useState('');
  /** The number of photos saved since the page was opened. Each saved photo empties the form. */
  const [savedCount, setSavedCount] = useState(0);
  const isMounted = useRef(true);
  const isWaiting = isAlive && !file;

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  /** Shows why the browser cannot read the chosen file. */
  async function showFailureReason() {
    if (!file) return;
    const fileProblem = await chosenFileProblem(file, { takes: ['jpeg'], other: 'notAPicture' }, false);
    setProblem(fileProblem ?? messageOf(formMessages, 'pictureDamaged'));
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!file || isSending) return;
    const { nativeEvent } = event;
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const data = new FormData(event.currentTarget);
    const textOf = (name: string) => String(data.get(name) ?? '');
    const draft = { isAsked: textOf('isAsked'), hasAgreed: textOf('hasAgreed'), photoFor: textOf('photoFor') };
    const check = checkForm(updatePicture.form, draft, noContext);
    const missingConsent = check.ok ? undefined : check.errors.hasAgreed;
    setConsentError(missingConsent ? messageText(messageOf(formMessages, missingConsent)) : '');
    if (missingConsent) return document.getElementById('hasAgreed')?.focus();
    setIsSending(true);
    const picture = await cutSquare(file, (size) => squareOf(size, crop));
    const call = submitter?.getAttribute('value') === ADD ? addPhoto : updatePicture;
    await post(call, draft, picture);
  }

  /** Sends the cropped picture, and shows the result. */
  async function post(
    call: typeof updatePicture,
    draft: Draft<(typeof updatePicture)['form']['fields']>,
    picture: Blob,
  ) {
    setSendResult(undefined);
    setIsSending(true);
    const answer = await browserApi(call, draft, { files: { [PICTURE_FILE]: picture } });
    if (!isMounted.current) return;
    setIsSending(false);
    const message = answer.ok ? messageIn(answer.values) : (answer.errors[PICTURE_FILE] ?? answer.message);
    const sendAgain = () => void post(call, draft, picture);
    setSendResult({ isDone: answer.ok, message, needsLogin: answer.status === UNAUTHORIZED, sendAgain });
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (!answer.ok) return;
    setFile(undefined);
    setProblem(undefined);
    setSavedCount(savedCount + 1);
    // Navigates to the same address, so that the frame reloads its data and shows the new picture.
    await navigate('/update-profile-image', { replace: true });
  }

  return (
    <>
      {sendResult && <Notice tone={sendResult.isDone ? 'success' : 'error'}>{messageText(sendResult.message)}</Notice>}
      <PostForm {...page.form} key={savedCount} encType="multipart/form-data" onSubmit={send}>
        {!page.result?.deed && <FormNotice page={page} problems={problems} />}
        <FileField
          name={PICTURE_FILE}
          label={count === 0 ? t.file : t.another}
          hint={count > 0 && t.good}
          beneath={<p className={`soft ${styles.note}`}>{t.fileHint}</p>}
          drawing={!file && count === 0 && <EmptyWindow className={styles.window} />}
          error={problem ? messageText(problem) : page.errors[PICTURE_FILE]}
          chooseLabel={t.choose}
          // With JavaScript other formats are converted to JPEG before sending. Without it only JPEG is accepted.
          accept={isAlive ? 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp' : 'image/jpeg,.jpg,.jpeg'}
          onChange={(chosen) => {
            setFile(chosen);
            setCrop(LARGEST_CROP);
            setProblem(undefined);
            if (chosen?.size === 0) setProblem(messageOf(formMessages, 'fileEmpty'));
            // The file may have been chosen with the empty windows, far above this form.
            if (chosen) document.getElementById(PICTURE_FILE)?.scrollIntoView();
          }}
        />
        {file && (
          <div data-question="more">
            <CropFrame file={file} crop={crop} onChange={setCrop} onUnreadable={showFailureReason} />
          </div>
        )}
        {children}
        {!isRestricted && count === 0 && (
          <ChoiceRadio
            {...page.field('photoFor')}
            label={label('photoFor')}
            hint={t.savedWithIt}
            names={detailsChoices.photoAudience}
          />
        )}
        {!isRestricted && (
          <div hidden={isWaiting}>
            <input type="hidden" name="isAsked" value="Yes" />
            <CheckboxField
              name="hasAgreed"
              label={t.agreed}
              hint={t.agreedHint}
              error={consentError || page.errors.hasAgreed}
            />
          </div>
        )}
        <FileOnItsWay calls={[updatePicture, addPhoto]} control={PICTURE_FILE} />
        <Actions>
          <Button disabled={isWaiting} isBusy={isSending}>
            {t.submit}
          </Button>
          {count > 0 && count < MOST_PHOTOS && !isWaiting && (
            <Button look="secondary" name={INTENT} value={ADD} isBusy={isSending}>
              {t.add}
            </Button>
          )}
        </Actions>
      </PostForm>
      <LoginDialog asking={sendResult?.needsLogin ? sendResult : undefined} onLogin={() => sendResult?.sendAgain()} />
    </>
  );
}
