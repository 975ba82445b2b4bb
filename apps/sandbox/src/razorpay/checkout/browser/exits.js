/**
 * Returns the result to the shop: by message to the framing page, or as a form post to its `callback_url`.
 */
const inFrame = ({ shop }) => {
  const tell = (type, detail) => window.parent.postMessage({ type, detail }, shop);
  return {
    ready: () => tell('ready'),
    paid: (answer) => tell('paid', answer),
    failed: (error) => tell('failed', error),
    dismissed: (reason) => tell('dismissed', reason),
    reload: () => tell('reload'),
  };
};

const postForm = (action, fields) => {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
};

const errorFields = ({ metadata, ...error }) => ({
  ...Object.fromEntries(Object.entries(error).map(([name, value]) => [`error[${name}]`, value])),
  'error[metadata]': JSON.stringify(metadata),
});

const asPage = ({ callback_url, shop }) => ({
  ready: () => undefined,
  paid: (answer) => postForm(callback_url, answer),
  failed: (error) => postForm(callback_url, errorFields(error)),
  dismissed: (_, error) => postForm(callback_url, errorFields(error)),
  reload: () => location.assign(shop),
});

export const chooseExits = (options) =>
  options.mode === 'page' ? asPage(options) : inFrame(options);
