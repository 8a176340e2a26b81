import type { Request, RequestHandler, Response } from 'express';
import { errors, type Provider } from 'oidc-provider';
import type { Logger } from 'pino';
import { sendPage } from '../pages/send-page.js';
import { isCrossSite } from '../same-origin.js';
import { brokenPage, expiredPage, foreignFormPage } from './pages/message.pages.js';

interface InteractionDeps {
  readonly baseUrl: string;
  readonly provider: Provider;
  readonly log: Logger;
}

/** @param path of the sign-in page of this interaction */
type Handle = (req: Request, res: Response, path: string) => Promise<void> | void;

/** Pages between the authorization request and its answer. */
export class Interactions {
  constructor(private readonly deps: InteractionDeps) {}

  /** For forms and pages without an interaction: refuses other sites' forms, answers failures with a page. */
  guarded(handle: (req: Request, res: Response) => Promise<void> | void): RequestHandler {
    return async (req, res) => {
      if (req.method === 'POST' && isCrossSite(req, this.deps.baseUrl)) {
        return sendPage(res, 403, foreignFormPage(this.deps.baseUrl));
      }
      try {
        await handle(req, res);
      } catch (error) {
        if (error instanceof errors.SessionNotFound) return sendPage(res, 400, expiredPage);
        this.deps.log.error({ err: error }, 'sign-in page');
        sendPage(res, 500, brokenPage);
      }
    };
  }

  /** Only for the browser that holds this interaction's signed cookie, and only while it is open. */
  page(handle: Handle): RequestHandler {
    return this.guarded(async (req, res) => {
      const { uid, prompt } = await this.deps.provider.interactionDetails(req, res);
      if (uid !== req.params.uid || prompt.name !== 'login') {
        throw new errors.SessionNotFound('another interaction');
      }
      await handle(req, res, `/oidc/interaction/${uid}`);
    });
  }

  async finish(req: Request, res: Response, accountId: string): Promise<void> {
    const { provider } = this.deps;
    const session = await this.session(req, res);
    // another tab has signed in as somebody else meanwhile: the later one holds
    if (session.accountId && session.accountId !== accountId) await session.destroy();
    await provider.interactionFinished(
      req,
      res,
      { login: { accountId } },
      { mergeWithLastSubmission: false },
    );
  }

  /** The provider's own session in this browser. */
  session(req: Request, res: Response) {
    const { provider } = this.deps;
    return provider.Session.get(provider.createContext(req, res));
  }
}
