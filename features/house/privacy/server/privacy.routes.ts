import { CODE_SENT } from '@dhruva/account/auth/server';
import * as routes from '../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { mount, mountFile } from '@dhruva/server/platform/http/mount.ts';
import { type DeletionDeps } from './deletion/deletion.service.ts';
import { composeDeletionMail } from './deletion/deletion.mails.ts';
import { registerFinalDeletion } from './privacy.jobs.ts';
import { deleteAccount, download, preview, sendCode } from './privacy.service.ts';

/** Registers the routes to download and delete one's data. */
export const registerPrivacy = (app: FastifyInstance, deps: DeletionDeps): void => {
  mount(app, routes.sendPrivacyCode, async ({ session, body, address }) => ({
    message: CODE_SENT,
    ...(await sendCode(deps, { userId: session.userId, phone: body.phone, address })),
  }));
  mountFile(app, routes.exportData, async ({ session, body, address }) =>
    download(deps, { userId: session.userId, address, ...body }),
  );
  mount(app, routes.previewDeletion, async ({ session }) => preview(deps, session.userId));
  mount(app, routes.deleteAccount, async ({ session, body, address }) => ({
    message: 'Your account is deleted.',
    ...(await deleteAccount(deps, { userId: session.userId, address, ...body })),
  }));
  composeDeletionMail(deps);
  registerFinalDeletion(deps);
};
