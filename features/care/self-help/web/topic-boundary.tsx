import { Component, type ReactNode } from 'react';
import { CrisisLine } from './crisis-line.tsx';
import { TopicNotLoaded } from './topic-not-loaded.tsx';

interface TopicBoundaryProps {
  readonly children: ReactNode;
}

/** An error boundary that keeps the page and the helplines visible when the dialog's code fails to load. */
export class TopicBoundary extends Component<TopicBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // The address still names the topic, so that it opens after the reload.
    return (
      <div className="fixed inset-x-0 bottom-0 z-50 flex flex-col gap-4 rounded-t-band border border-line bg-surface p-5 shadow-lifted">
        <TopicNotLoaded onRetry={() => window.location.reload()} />
        <CrisisLine />
      </div>
    );
  }
}
