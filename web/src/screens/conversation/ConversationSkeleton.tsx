export const ConversationSkeleton = () => (
  <div className="talk" role="status" aria-label="Loading the conversation">
    <div className="panel skeleton talk-skeleton-head" />
    <div className="panel skeleton talk-skeleton-map" />
    <div className="panel skeleton talk-skeleton-log" />
  </div>
);
