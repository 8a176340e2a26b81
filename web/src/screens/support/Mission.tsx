const MISSION = [
  'Every student can practise speaking, whatever the school and whatever the wallet.',
  'Marks come with their reasons, so that nobody has to guess what to do next.',
  'Mistakes are safe here, and your recordings stay yours.',
  'What we learn helps research on English learning in Malaysia.',
];

export const Mission = () => (
  <section className="panel" aria-labelledby="mission">
    <h2 id="mission" className="panel-title mb-3">
      Our mission
    </h2>
    <ul className="support-mission">
      {MISSION.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  </section>
);
