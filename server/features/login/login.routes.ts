import { logIn, logOut } from '#contract/login.ts';
import { messages } from '#contract/messages.ts';
import { success } from '#contract/outcome.ts';
import { answer } from '#server/http/answer.ts';
import type { Services } from '#server/services.ts';
import { checkLogin } from './login.service.ts';

export function loginRoutes(services: Services): void {
  const { sessions } = services;

  answer(services, logIn, async ({ values, request, reply }) => {
    const profileId = await checkLogin(services, values, request, reply);
    if (profileId === null) {
      return { code: 2, message: messages.loginFailed, style: 'alert-danger', profileId: undefined };
    }
    await sessions.start(request, reply, 'login', profileId);
    return { code: 1, message: messages.loginDone, style: 'alert-success', profileId };
  });

  answer(services, logOut, async ({ request, reply }) => {
    await sessions.end(request, reply);
    return success(messages.loggedOut);
  });
}
