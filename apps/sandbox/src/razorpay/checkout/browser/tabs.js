/** Shows the tabs of the payment methods by the ARIA tabs pattern: one in the tab order, arrow keys move. */
export const showTabs = ({ gone, first }, onChoose) => {
  const all = [...document.querySelectorAll('[role=tab]')];
  const tabs = all.filter((tab) => !gone.includes(tab.dataset.method));
  for (const tab of all) tab.hidden = !tabs.includes(tab);
  const choose = (chosen) => {
    for (const tab of tabs) {
      const selected = tab === chosen;
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
      document.getElementById(tab.getAttribute('aria-controls')).hidden = !selected;
    }
    onChoose(chosen.dataset.method);
  };
  const steps = { ArrowRight: 1, ArrowLeft: -1 };
  for (const tab of tabs) {
    tab.addEventListener('click', () => choose(tab));
    tab.addEventListener('keydown', ({ key }) => {
      if (!(key in steps)) return;
      const next = tabs.at((tabs.indexOf(tab) + steps[key]) % tabs.length);
      choose(next);
      next.focus();
    });
  }
  choose(tabs.find((tab) => tab.dataset.method === first) ?? tabs[0]);
};
